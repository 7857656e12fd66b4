/**
 * The fairness panel, with the real one's markup, ids and English texts. A script writes its values to the inputs'
 * `value` property alone, so that no change of the document shows them.
 * @module
 */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PanelModes, randomHex } from '../../../page/panel-modes.tsx';
import type { PanelMode } from '../../../settings.ts';
import type { PanelView } from '../seeds.ts';
import type { Texts } from './texts.ts';

/** What the player entered. */
export interface Entered {
  readonly clientSeed: string;
  readonly addNonce: boolean;
}

interface PanelsProps {
  readonly view: PanelView | null;
  readonly mode: PanelMode;
  /** Whether a hand is over and the next has not begun. */
  readonly handOver: boolean;
  readonly texts: Texts;
  onEnter(entered: Entered): void;
}

export const FairPanels = ({ texts, onEnter, ...rest }: PanelsProps): JSX.Element => (
  <PanelModes
    {...rest}
    label={texts.fair}
    other={OTHER_CURRENCY}
    panel={(shown) => <FairPanel view={shown} texts={texts} onEnter={onEnter} />}
  />
);

/** What a panel that belongs to no hand here shows. */
const OTHER_CURRENCY: PanelView = {
  lastCommitment: '',
  lastServerSeed: '',
  lastClientSeed: '',
  nextCommitment: randomHex(32),
  nextClientSeed: randomHex(8),
  addNonce: false,
};

interface PanelProps {
  readonly view: PanelView | null;
  readonly texts: Texts;
  onEnter(entered: Entered): void;
}

function FairPanel({ view, texts, onEnter }: PanelProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const [manual, setManual] = useState(false);
  const addNonce = view?.addNonce ?? false;
  const input = (id: string) => root.current?.querySelector<HTMLInputElement>(`#${id}`);

  useLayoutEffect(() => {
    const values: Readonly<Record<string, string>> = {
      txtLastServerSeed256: view?.lastCommitment ?? '',
      txtLastServerSeed: view?.lastServerSeed ?? '',
      txtLastClientSeed: view?.lastClientSeed ?? '',
      txtNextServerSeed256: view?.nextCommitment ?? '',
      txtNextClientSeed: view?.nextClientSeed ?? '',
    };
    for (const [id, value] of Object.entries(values)) {
      const field = input(id);
      // What the player is typing stays.
      if (field && field.value !== value && field !== document.activeElement) field.value = value;
    }
  }, [view]);

  const enter = (clientSeed: string, nonce = addNonce) => onEnter({ clientSeed, addNonce: nonce });
  const clientSeed = () => input('txtNextClientSeed')?.value ?? '';
  const randomize = () => {
    const field = input('txtNextClientSeed');
    if (!field) return;
    field.value = randomHex(8);
    enter(field.value);
  };

  return (
    <div class="tab-pane fade in active" id="provable_fair" ref={root}>
      <div class="well">
        <Field label={texts.lastCommitment} id="txtLastServerSeed256" />
        <Field label={texts.lastServerSeed} id="txtLastServerSeed" />
        <Field label={texts.lastClientSeed} id="txtLastClientSeed" />
        <Field label={texts.nextCommitment} id="txtNextServerSeed256" />
        <div class="input-group input-group-sm">
          <span class="input-group-addon">{texts.nextClientSeed}</span>
          <input
            id="txtNextClientSeed"
            class="form-control"
            type="text"
            autocomplete="off"
            spellcheck={false}
            readOnly={!manual}
            onChange={() => enter(clientSeed())}
          />
          <span class="input-group-btn">
            <button type="button" id="btnRandomSeed" class="btn" onClick={randomize}>
              {texts.randomize}
            </button>
          </span>
        </div>
        <Tick id="chkManualSeed" text={texts.manual} ticked={manual} onTick={setManual} />
        <Tick
          id="chkManualSeedNonce"
          text={texts.addNonce}
          ticked={addNonce}
          onTick={(ticked) => enter(clientSeed(), ticked)}
        />
      </div>
    </div>
  );
}

const Field = ({ label, id }: { label: string; id: string }): JSX.Element => (
  <div class="input-group input-group-sm">
    <span class="input-group-addon">{label}</span>
    <input id={id} class="form-control" type="text" readOnly />
  </div>
);

interface TickProps {
  readonly id: string;
  readonly text: string;
  readonly ticked: boolean;
  onTick(ticked: boolean): void;
}

const Tick = ({ id, text, ticked, onTick }: TickProps): JSX.Element => (
  <div class="checkbox">
    <label>
      <input
        type="checkbox"
        id={id}
        checked={ticked}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />{' '}
      {text}
    </label>
  </div>
);
