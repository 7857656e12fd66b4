import type { ComponentChildren, JSX } from 'preact';

/** Scrolls what is too long for the page in a window of its own, with the keyboard too. */
export function Scroller({ name, children }: { name: string; children: ComponentChildren }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
    <section class="scroll" tabIndex={0} aria-label={name}>
      {children}
    </section>
  );
}
