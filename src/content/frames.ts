/**
 * Games in frames of another host, into which nobody here can look.
 * @module
 */
import { attribute, boundsOf, frameDocument, select } from '../reading/dom.ts';
import { isVisible } from '../reading/tree.ts';

/** As much of the window as a game takes, and no advertisement. */
const LEAST_SHARE = 0.2;

/** The host of a frame of another one that can be seen and is as large as a game; null where there is none. */
export function foreignFrame(page: Document, { hostname, href }: Location): string | null {
  const isLarge = (frame: Element): boolean => {
    const { width, height } = boundsOf(frame);
    return width * height >= LEAST_SHARE * innerWidth * innerHeight;
  };
  for (const frame of select(page, 'iframe[src]')) {
    if (frameDocument(frame as HTMLIFrameElement) || !isVisible(frame) || !isLarge(frame)) continue;
    const src = attribute(frame, 'src')!;
    const host = URL.canParse(src, href) ? new URL(src, href).hostname : '';
    if (host && host !== hostname) return host;
  }
  return null;
}
