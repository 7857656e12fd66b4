/**
 * Nothing is hidden in a document without layout, but for what says `data-unseen`. It comes before the modules that read
 * documents: what they call on elements is looked up once.
 * @module
 */
Element.prototype.checkVisibility = function (this: Element) {
  return !this.closest('[data-unseen]');
};
