/**
 * Saves a hand as one HTML file that audits it again wherever it is opened, without a network and without Cutcard.
 * @module
 */
import { messageOf } from '../platform/i18n.ts';
import type { HandView } from '../platform/messages.ts';
import { saveFile } from '../ui/save.ts';

/** What the built `verifier.js` brings: the page's script and style, and the keys of its words. */
interface Verifier {
  readonly js: string;
  readonly css: string;
  readonly keys: readonly string[];
}

export async function saveSelfChecking(view: HandView): Promise<void> {
  const html = pageOf(view, await loadVerifier());
  saveFile(`cutcard-hand-${view.id}.html`, html, 'text/html');
}

/** Large, and needed by few: loaded when it is asked for. */
function loadVerifier(): Promise<Verifier> {
  const there = () => (globalThis as { cutcardVerifier?: Verifier }).cutcardVerifier;
  return new Promise((resolve, reject) => {
    const found = there();
    if (found) return resolve(found);
    const script = document.createElement('script');
    script.src = 'verifier.js';
    script.onload = () => resolve(there()!);
    script.onerror = () => reject(new Error('verifier.js could not be loaded'));
    document.head.append(script);
  });
}

function pageOf(view: HandView, { js, css, keys }: Verifier): string {
  // Filled with the blanks themselves, a message comes out as it was written.
  const blanks = ['$1', '$2', '$3', '$4', '$5', '$6', '$7', '$8', '$9'];
  const messages = Object.fromEntries(keys.map((key) => [key, messageOf(key, blanks)]));
  const data = JSON.stringify({ view, messages, at: Date.now() });
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>Cutcard</title>
<style>${css.replaceAll('</', '<\\/')}</style>
<script type="application/json" id="saved">${data.replaceAll('<', '\\u003c')}</script>
</head>
<body>
<script>${js.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`;
}
