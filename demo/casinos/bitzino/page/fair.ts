/**
 * The fairness panel as the settings have it.
 * @module
 */
import { wait } from '../../../page/pace.ts';
import type { PanelMode } from '../../../settings.ts';

/** Milliseconds after which values arrive that arrive late. */
const LATE = 900;

/** Makes of the panel that has come with a table what is set. `isCurrent` tells whether it is still that table's. */
export function showPanel(holder: Element, mode: PanelMode, isCurrent: () => boolean): void {
  const fair = holder.querySelector('#fair')!;
  const content = fair.querySelector<HTMLElement>('.fair_content')!;
  switch (mode) {
    case 'open':
      return;
    case 'missing':
      fair.remove();
      return;
    case 'after-hand':
      if (!holder.querySelector('.status')?.textContent) fair.remove();
      return;
    case 'closed':
      content.hidden = true;
      fair.querySelector('.link')!.addEventListener('click', () => {
        content.hidden = !content.hidden;
      });
      return;
    case 'late':
      content.remove();
      void wait(LATE).then(() => {
        if (isCurrent()) fair.append(content);
      });
      return;
    case 'two': {
      const other = fair.cloneNode(true) as Element;
      for (const input of other.querySelectorAll('input')) {
        input.removeAttribute('id');
        input.value = [...input.value].reverse().join('');
      }
      fair.after(other);
    }
  }
}
