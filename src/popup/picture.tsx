/**
 * A picture of the table as the player sees it, to go with the evidence of the hand that lies there. It is taken by a
 * click and shown before it is saved; it is kept nowhere.
 * @module
 */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { browser } from '../platform/browser.ts';
import { t } from '../platform/i18n.ts';
import type { Picture } from '../platform/messages.ts';
import { FileButton } from '../ui/buttons.tsx';
import { gatherEvidence, saveEvidence } from '../ui/save.ts';

interface Taken extends Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The picture of this tab, if it is the one in front: of any other the browser gives none. */
async function take(tabId: number, hand: string): Promise<Taken> {
  const windowId = await windowOf(tabId);
  const url = await browser.tabs.captureVisibleTab(windowId, { format: 'png' });
  // The player may have gone to another tab meanwhile.
  await windowOf(tabId);
  const [head = '', data = ''] = url.split(',');
  if (head !== 'data:image/png;base64') throw new Error('no picture');
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { hand, at: Date.now(), type: 'image/png', sha256, data, bytes };
}

async function windowOf(tabId: number): Promise<number> {
  const { active, windowId } = await browser.tabs.get(tabId);
  if (!active || windowId === undefined) throw new Error('not in front');
  return windowId;
}

/** Whether a tab is the one in front of its window. */
function useInFront(tabId: number): boolean {
  const [inFront, setInFront] = useState(false);
  useEffect(() => {
    void windowOf(tabId).then(
      () => setInFront(true),
      () => setInFront(false),
    );
  }, [tabId]);
  return inFront;
}

type Props = { readonly tabId: number; readonly hand: string };

/** The button that takes a picture, and then the picture with what can be done with it. */
export function PictureOfTable({ tabId, hand }: Props): JSX.Element | null {
  const inFront = useInFront(tabId);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [refused, setRefused] = useState(false);
  if (!inFront) return null;
  const onTake = () =>
    void take(tabId, hand).then(setTaken, () => {
      setTaken(null);
      setRefused(true);
    });
  // Another hand has begun: this is no picture of it.
  if (!taken || taken.hand !== hand) {
    return (
      <section class="picture">
        <button type="button" data-action="picture" onClick={onTake}>
          {t('picture_take')}
        </button>
        <p role="status">{refused ? t('picture_refused') : ''}</p>
      </section>
    );
  }
  const { bytes, ...picture } = taken;
  const of = { ids: [hand] };
  const save = async () => saveEvidence(of, await gatherEvidence(of, [picture]));
  return (
    <section class="picture" data-picture={picture.sha256}>
      <h2>{t('picture_title')}</h2>
      <Preview bytes={bytes} />
      <p>{t('picture_text')}</p>
      <p>
        SHA-256 <code>{picture.sha256}</code>
      </p>
      <div class="actions">
        <FileButton main save={save}>
          {t('picture_save')}
        </FileButton>
        <button type="button" data-action="no-picture" onClick={() => setTaken(null)}>
          {t('picture_leave_out')}
        </button>
      </div>
    </section>
  );
}

/** Drawn from its bytes: the popup loads nothing, not even from itself. */
function Preview({ bytes }: { readonly bytes: Uint8Array<ArrayBuffer> }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    void createImageBitmap(new Blob([bytes], { type: 'image/png' })).then((picture) => {
      const { current } = canvas;
      if (!current) return;
      current.width = picture.width;
      current.height = picture.height;
      current.getContext('2d')?.drawImage(picture, 0, 0);
      current.dataset['drawn'] = '';
    });
  }, [bytes]);
  return <canvas ref={canvas} role="img" aria-label={t('picture_title')} />;
}
