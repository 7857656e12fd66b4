/**
 * What the reading asks of a page and jsdom has not: it lays nothing out and moves nothing. All that is drawn by the
 * stories is visible. To be imported before what reads.
 * @module
 */
export function addWhatJsdomLacks({ Element, Document }: Window & typeof globalThis): void {
  Object.assign(Element.prototype, { checkVisibility: () => true, getAnimations: () => [] });
  Object.assign(Document.prototype, { getAnimations: () => [] });
}

addWhatJsdomLacks(window);
