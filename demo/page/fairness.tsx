/**
 * The fairness dialog of casinos with seed pairs, the list of bets, and the receipt of one of them. What their rows are
 * built of is each casino's own.
 * @module
 */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PairPanel, Receipt } from '../casinos/seed-pairs.ts';
import type { Settings } from '../settings.ts';
import { PanelModes, randomHex } from './panel-modes.tsx';

export interface FairnessTexts {
  readonly fair: string;
  readonly clientSeed: string;
  readonly hash: string;
  /** Left out where the dialog does not say it. */
  readonly count?: string;
  readonly nonce?: string;
  readonly newClientSeed: string;
  readonly nextHash: string;
  readonly rotate: string;
  readonly bets: string;
  readonly close: string;
  readonly receipt: {
    readonly serverSeed: string;
    readonly hash: string;
    readonly clientSeed: string;
    readonly nonce: string;
    /** In the server seed's place until the pair is rotated; null where there is no such row then. */
    readonly hidden: string | null;
  };
}

/** A value under its label, as the casino's dialog has it. */
export type Row = (label: string, value: string) => JSX.Element;

interface FairnessProps {
  readonly view: { readonly stage: string; readonly panel: PairPanel } | null;
  readonly settings: Settings;
  readonly texts: FairnessTexts;
  readonly row: Row;
  /** The test id of the box for a new client seed. */
  readonly newSeedId?: string;
  onRotate(clientSeed: string): void;
}

const OTHER: PairPanel = {
  clientSeed: randomHex(5),
  hash: randomHex(32),
  nonce: 0,
  count: 0,
  nextHash: randomHex(32),
  receipts: [],
};

/** Bets in the list. */
const LISTED = 8;

export function Fairness({ view, settings, texts, row, newSeedId, onRotate }: FairnessProps): JSX.Element {
  const [opened, setOpened] = useState<number | null>(null);
  const receipts = view?.panel.receipts ?? [];
  const receipt = receipts.find(({ id }) => id === opened);
  return (
    <>
      {receipt ? (
        <ReceiptOf receipt={receipt} texts={texts} row={row} onClose={() => setOpened(null)} />
      ) : (
        <PanelModes
          view={view?.panel ?? null}
          mode={settings.panel}
          handOver={view?.stage === 'over'}
          label={texts.fair}
          other={OTHER}
          panel={(shown) => (
            <Seeds panel={shown} texts={texts} row={row} newSeedId={newSeedId} onRotate={onRotate} />
          )}
        />
      )}
      <section class="bets">
        <h2>{texts.bets}</h2>
        <ol>
          {receipts.slice(0, LISTED).map(({ id, game }) => (
            <li key={id}>
              <button type="button" onClick={() => setOpened(id)}>
                #{id} {game}
              </button>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

interface SeedsProps {
  readonly panel: PairPanel | null;
  readonly texts: FairnessTexts;
  readonly row: Row;
  readonly newSeedId: string | undefined;
  onRotate(clientSeed: string): void;
}

function Seeds({ panel, texts, row, newSeedId, onRotate }: SeedsProps): JSX.Element {
  const [entered, setEntered] = useState('');
  // Once the pair is another one, the box is for the next.
  useEffect(() => setEntered(randomHex(5)), [panel?.hash]);
  return (
    <section class="dialog seeds" data-pair={panel?.nextHash ?? ''}>
      {row(texts.clientSeed, panel?.clientSeed ?? '')}
      {row(texts.hash, panel?.hash ?? '')}
      {texts.count !== undefined && row(texts.count, panel ? String(panel.count) : '')}
      {texts.nonce !== undefined && row(texts.nonce, panel ? String(panel.nonce) : '')}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onRotate(entered);
        }}
      >
        <label class="row">
          <span>{texts.newClientSeed}</span>
          <input
            data-testid={newSeedId}
            class="new-seed"
            value={entered}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => setEntered(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="rotate">
          {texts.rotate}
        </button>
        {row(texts.nextHash, panel?.nextHash ?? '')}
      </form>
    </section>
  );
}

interface ReceiptProps {
  readonly receipt: Receipt;
  readonly texts: FairnessTexts;
  readonly row: Row;
  onClose(): void;
}

function ReceiptOf({ receipt, texts, row, onClose }: ReceiptProps): JSX.Element {
  const { hidden, ...labels } = texts.receipt;
  const serverSeed = receipt.serverSeed || hidden;
  return (
    <section class="dialog receipt">
      <button type="button" class="close" data-testid="game-modal-close" onClick={onClose}>
        {texts.close}
      </button>
      <h3>#{receipt.id}</h3>
      {serverSeed !== null && row(labels.serverSeed, serverSeed)}
      {row(labels.hash, receipt.hash)}
      {row(labels.clientSeed, receipt.clientSeed)}
      {row(labels.nonce, String(receipt.nonce))}
    </section>
  );
}
