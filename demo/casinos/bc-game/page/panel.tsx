/**
 * The fairness panel. Its markup is assumed; it stands in an open shadow root, as on pages built of web components,
 * and its class names are as little use to anybody as generated ones.
 * @module
 */
import { type JSX, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { PanelModes, randomHex } from '../../../page/panel-modes.tsx';
import type { PanelMode } from '../../../settings.ts';
import type { PanelView } from '../hashes.ts';
import type { Texts } from './texts.ts';

interface PanelsProps {
  readonly view: PanelView | null;
  readonly mode: PanelMode;
  /** Whether a hand is over and the next has not begun. */
  readonly handOver: boolean;
  readonly texts: Texts;
}

export const FairPanels = ({ texts, ...rest }: PanelsProps): JSX.Element => (
  <PanelModes
    {...rest}
    label={texts.fair}
    other={OTHER_GAME}
    panel={(shown) => (
      <InShadow>
        <FairPanel view={shown} texts={texts} />
      </InShadow>
    )}
  />
);

/** What a panel that belongs to no hand here shows. */
const OTHER_GAME: PanelView = {
  nextHash2: randomHex(32),
  hash2: '',
  hash1: '',
  sequence: '',
  issue: '',
  salt: '',
  publicKey: '',
};

function InShadow({ children }: { children: JSX.Element }): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = host.current!;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    render(
      <>
        <link rel="stylesheet" href="/base.css" />
        <link rel="stylesheet" href="/page.css" />
        {children}
      </>,
      root,
    );
  });
  return <div ref={host} />;
}

function FairPanel({ view, texts }: { view: PanelView | null; texts: Texts }): JSX.Element {
  const rows: readonly (readonly [label: string, value: string])[] = [
    [texts.nextHash2, view?.nextHash2 ?? ''],
    [texts.lastHash2, view?.hash2 ?? ''],
    [texts.lastHash1, view?.hash1 ?? ''],
    [texts.sequence, view?.sequence ?? ''],
    ...(view?.issue
      ? ([
          [texts.issue, view.issue],
          [texts.salt, view.salt],
          [texts.publicKey, view.publicKey],
        ] as const)
      : []),
  ];
  return (
    <div class="p4x">
      {rows.map(([label, value]) => (
        <div key={label} class="r9k">
          <div class="l2c">{label}</div>
          <div class="v7t">
            <input readOnly value={value} />
          </div>
        </div>
      ))}
    </div>
  );
}
