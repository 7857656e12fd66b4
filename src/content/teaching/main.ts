/**
 * The script that is put into a page when the player asks to show Cutcard where things stand.
 * @module
 */
import type { ContentMessages } from '../../platform/messages.ts';
import { message, sendMessage } from '../../platform/runtime.ts';
import { type Places, placesOf } from '../../sites/places.ts';
import { Notice } from '../notice.ts';
import { Overlay } from './overlay.ts';

async function run(): Promise<void> {
  const site = (await sendMessage({ kind: 'content/site' })) as ContentMessages['content/site']['answer'];
  const base = site && ((site.record as Places | undefined) ?? placesOf(site.as));
  if (!base) return;
  const overlay = new Overlay(document, site.as, base, {
    save: (record) =>
      sendMessage({ kind: 'content/taught', record }).then(
        (saved) => saved === true,
        () => false,
      ),
    left(taught) {
      if (taught) new Notice(document).show(message('teach_saved'), message('alert_dismiss'));
    },
  });
  overlay.open();
}

void run();
