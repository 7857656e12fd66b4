/**
 * Checking by hand: seeds and cards are pasted, or a file is dropped, and the verdict stands beside them at once.
 * @module
 */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { audit } from '../core/audit.ts';
import { PAYS } from '../core/games/pays.ts';
import type { Hand } from '../core/hand.ts';
import { limitsOf } from '../core/limits.ts';
import type { RevealField, Scheme } from '../core/scheme.ts';
import { SCHEMES } from '../core/schemes/index.ts';
import type { Verdict } from '../core/verdict.ts';
import { fieldName, type MessageKey, t } from '../platform/i18n.ts';
import type { HandView } from '../platform/messages.ts';
import { checkLines } from '../ui/check-lines.ts';
import { ChecksList } from '../ui/checks-list.tsx';
import { Choices } from '../ui/choices.tsx';
import { DerivationSteps } from '../ui/derivation-steps.tsx';
import { Page } from '../ui/frame.tsx';
import { rowsOf } from '../ui/games.ts';
import { HandTable } from '../ui/hand-table.tsx';
import { VerdictBox } from '../ui/verdict-box.tsx';
import { CheckFile } from './file.tsx';
import { SchemeOptions } from './scheme-options.tsx';
import { boxOf, type Form, handOf, isOfTable, TABLE_FIELDS, type Typed } from './typed.ts';

const EMPTY: Form = { typed: {}, beforeBet: false, payTable: '' };

export function CheckByHand(): JSX.Element {
  const [id, choose] = useState('stake/blackjack');
  const [form, setForm] = useState(EMPTY);
  const scheme = SCHEMES.get(id)!;
  const set = (name: keyof Typed, text: string) =>
    setForm({ ...form, typed: { ...form.typed, [name]: text } });
  return (
    <Page title={t('check_title')} aside={<a href="report.html">{t('all_hands')}</a>}>
      <section class="sheet">
        <p>{t('check_text')}</p>
        <div class="by-hand">
          <label>
            <span>{t('fact_scheme')}</span>
            <select value={id} onChange={(event) => choose(event.currentTarget.value)}>
              <SchemeOptions />
            </select>
          </label>
          <Seeds scheme={scheme} form={form} set={set} setForm={setForm} />
          <Table scheme={scheme} form={form} set={set} setForm={setForm} />
        </div>
      </section>
      <Outcome scheme={scheme} form={form} />
      <CheckFile />
    </Page>
  );
}

interface PartProps {
  readonly scheme: Scheme;
  readonly form: Form;
  readonly set: (name: keyof Typed, text: string) => void;
  readonly setForm: (form: Form) => void;
}

interface BoxProps extends Pick<PartProps, 'form' | 'set'> {
  readonly name: keyof Typed;
  readonly hint?: string;
}

/** Boxes with a shorter name than the fields of a page, of which there are more than one hand's. */
const NAMES: Partial<Record<keyof Typed, MessageKey>> = {
  commitment: 'evidence_commitment',
  serverSeed: 'said_server_seed',
  clientSeed: 'said_client_seed',
  nonce: 'said_nonce',
};

/** What a box is called. */
function nameOf(box: keyof Typed): string {
  if (isOfTable(box)) return t(`check_field_${box}`);
  const name = NAMES[box];
  return name ? t(name) : fieldName(`reported.${box}`);
}

const Box = ({ name, hint = '', form, set }: BoxProps): JSX.Element => (
  <label>
    <span>{nameOf(name)}</span>
    <input
      type="text"
      name={name}
      autocomplete="off"
      spellcheck={false}
      placeholder={hint}
      value={form.typed[name] ?? ''}
      onInput={(event) => set(name, event.currentTarget.value)}
    />
  </label>
);

function Seeds({ scheme, form, set, setForm }: PartProps): JSX.Element {
  const reveals = [...new Set(scheme.reveals.flat())];
  return (
    <fieldset>
      <legend>{t('check_seeds')}</legend>
      <Box name="commitment" form={form} set={set} />
      <label class="tick">
        <input
          type="checkbox"
          checked={form.beforeBet}
          onChange={(event) => setForm({ ...form, beforeBet: event.currentTarget.checked })}
        />
        {t('check_saw_before')}
      </label>
      {reveals.map((field: RevealField) => (
        <Box key={field} name={field} form={form} set={set} />
      ))}
      {scheme.clientSeed === 'required' && <Box name="clientSeed" form={form} set={set} />}
      {scheme.nonce !== 'unused' && <Box name="nonce" form={form} set={set} />}
    </fieldset>
  );
}

function Table({ scheme, form, set, setForm }: PartProps): JSX.Element {
  const { id } = scheme.game;
  return (
    <fieldset>
      <legend>{t('check_table')}</legend>
      {TABLE_FIELDS[id].map((field) => (
        <Box key={field} name={field} hint={t(`check_hint_${field}`)} form={form} set={set} />
      ))}
      {id === 'video-poker' && (
        <label>
          <span>{t('check_pay_table')}</span>
          <select
            value={form.payTable}
            onChange={(event) => setForm({ ...form, payTable: event.currentTarget.value })}
          >
            <option value="">{t('check_pay_table_none')}</option>
            <Choices of={Object.keys(PAYS).map((name) => [name, name])} />
          </select>
        </label>
      )}
    </fieldset>
  );
}

/** A verdict that names the box where the audit names the place in a hand file. */
const withBoxes = (verdict: Verdict): Verdict => ({
  ...verdict,
  reasons: verdict.reasons.map((one) => {
    const [place = '', ...others] = one.subs ?? [];
    const box = one.code === 'field-malformed' ? boxOf(place) : null;
    return box ? { ...one, subs: [nameOf(box), ...others] } : one;
  }),
});

/** The verdict on what was typed, and how it comes about; nothing before anything was typed. */
function Outcome({ scheme, form }: Pick<PartProps, 'scheme' | 'form'>): JSX.Element | null {
  if (!Object.values(form.typed).some((text) => text.trim())) return null;
  const hand = handOf(scheme, form) as unknown as Hand;
  const verdict = withBoxes(audit(hand));
  const view: HandView = {
    id: '',
    siteId: '',
    siteName: '',
    game: scheme.game.id,
    at: 0,
    hand,
    verdict,
    evidence: [],
    limits: limitsOf(hand),
  };
  // What is malformed can't be drawn; the verdict says which field it is.
  const rows = verdict.reasons.some(({ code }) => code === 'field-malformed') ? [] : rowsOf(view);
  return (
    <>
      {hand.shown === null ? (
        <p class="sheet">{t('check_table_missing')}</p>
      ) : (
        <section class="sheet" data-status={verdict.status} aria-live="polite">
          <VerdictBox view={view} rows={rows} todo={null} />
          <HandTable rows={rows} />
          <ChecksList lines={checkLines(view, rows)} />
        </section>
      )}
      <DerivationSteps hand={hand} rows={rows} />
    </>
  );
}
