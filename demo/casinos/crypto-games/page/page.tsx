/**
 * The page of the Crypto.Games replica. Its games change without a page load.
 * @module
 */
import { type ComponentChildren, type JSX, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FAMILIES, type Family } from '../../../../src/core/games/pay-tables.ts';
import { behavioursOf } from '../../../cheats.ts';
import { Controls, Notice } from '../../../page/controls.tsx';
import { useTable } from '../../../page/use-table.ts';
import { queryOf, type Settings, settingsFrom } from '../../../settings.ts';
import type { VideoPokerView } from '../video-poker.ts';
import { FairPanels } from './panel.tsx';
import { TEXTS, type Texts } from './texts.ts';
import { VideoPoker } from './video-poker.tsx';

const VARIANT_PATHS: Readonly<Record<Family, string>> = {
  'jacks-or-better': '/videopoker',
  'tens-or-better': '/videopoker/tens-or-better',
  'bonus-poker': '/videopoker/bonus-poker',
};

interface PageProps {
  readonly settings: Settings;
  readonly texts: Texts;
}

function Casino({ settings, texts }: PageProps): JSX.Element {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const follow = () => setPath(location.pathname);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = (event: MouseEvent, to: string) => {
    event.preventDefault();
    history.pushState(null, '', to + queryOf(settings));
    setPath(to);
  };
  const variant = FAMILIES.find((one) => VARIANT_PATHS[one] === path) ?? 'jacks-or-better';
  return (
    <>
      <Notice />
      <header class="top">
        <span class="brand">
          Crypto<b>.</b>Games <small>replica</small>
        </span>
        <nav>
          {FAMILIES.map((one) => (
            <a
              key={one}
              href={VARIANT_PATHS[one] + queryOf(settings)}
              aria-current={one === variant ? 'page' : undefined}
              onClick={(event) => go(event, VARIANT_PATHS[one])}
            >
              {texts.variants[one]}
            </a>
          ))}
        </nav>
      </header>
      <VideoPokerPage variant={variant} settings={settings} texts={texts} />
    </>
  );
}

function VideoPokerPage({ variant, settings, texts }: PageProps & { variant: Family }): JSX.Element {
  const table = useTable<VideoPokerView>('videopoker', { variant, behaviour: settings.behaviour });
  const { view, refusal, send } = table;
  return (
    <>
      <main>
        {view && <VideoPoker key={variant} table={{ ...table, view }} settings={settings} texts={texts} />}
        {refusal && <Refusal>{refusal}</Refusal>}
        <FairPanels
          view={view?.panel ?? null}
          mode={settings.panel}
          handOver={view?.stage === 'over'}
          texts={texts}
          onEnter={(entered) => send('seed', entered)}
        />
      </main>
      <Controls
        settings={settings}
        behaviours={behavioursOf('crypto-games', 'video-poker')}
        hold={view?.advice ?? null}
      />
    </>
  );
}

const Refusal = ({ children }: { children: ComponentChildren }): JSX.Element => (
  <p class="refusal" role="alert">
    {children}
  </p>
);

const settings = settingsFrom(new URLSearchParams(location.search));
document.documentElement.lang = settings.lang;
render(<Casino settings={settings} texts={TEXTS[settings.lang]} />, document.body);
