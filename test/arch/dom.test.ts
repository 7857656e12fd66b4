/** What pages can stand in for is read in one place only. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDERS = ['src/content', 'src/reading', 'src/sites'];
const IN_ONE_PLACE = 'src/reading/dom.ts';

/** Properties of nodes that a page's names can hide, and that nothing else in these folders has. */
const HIDDEN = [
  'parentNode parentElement firstChild lastChild nextSibling previousSibling childNodes children',
  'childElementCount firstElementChild lastElementChild nextElementSibling previousElementSibling',
  'textContent innerText innerHTML nodeType nodeName localName tagName className classList dataset attributes',
  'getAttribute hasAttribute hasAttributes matches closest querySelector querySelectorAll contains',
  'compareDocumentPosition shadowRoot getAnimations checkVisibility isConnected ownerDocument getRootNode',
  'documentElement defaultView getElementsByTagName getElementById elementFromPoint elementsFromPoint',
  'getBoundingClientRect getClientRects offsetParent offsetWidth offsetHeight isContentEditable elements',
].flatMap((line) => line.split(' '));

const READ = new RegExp(`\\.(?:${HIDDEN.join('|')})\\b|[{,]\\s*(?:${HIDDEN.join('|')})\\s*[:,}][^;]*\\} =`);

test.each(FOLDERS)('%s reads nothing of a node by itself', (folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const found = files
    .map((name) => `${folder}/${name}`)
    .filter((file) => file !== IN_ONE_PLACE)
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, i) =>
          READ.test(line) && !line.trim().startsWith('*') ? [`${file}:${i + 1}: ${line.trim()}`] : [],
        ),
    );
  expect(files.length).toBeGreaterThan(2);
  expect(found).toEqual([]);
});
