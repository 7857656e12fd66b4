/**
 * What every replica's page has around the casino's own: the notice, and the box that says how the casino behaves.
 * @module
 */
import type { JSX } from 'preact';
import { type Behaviour, HIDDEN_CARDS } from '../cheats.ts';
import {
  LANGUAGES,
  type Language,
  PANELS,
  type PanelMode,
  type Settings,
  SKINS,
  type Skin,
  SPEEDS,
  type Speed,
} from '../settings.ts';
import { TRICK_IDS, TRICKS } from '../tricks.ts';

const SKIN_NAMES: Readonly<Record<Skin, string>> = {
  text: 'Text',
  'img-alt': 'Image, name in its alternative text',
  'img-file': 'Image, name in its file name',
  'aria-label': 'Name in aria-label',
  class: 'Name in a class',
  unicode: 'Unicode playing cards',
};

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ja: '日本語',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
  de: 'Deutsch',
  es: 'Español',
  pt: 'Português',
  ru: 'Русский',
  tr: 'Türkçe',
};

const SPEED_NAMES: Readonly<Record<Speed, string>> = {
  instant: 'At once',
  animated: 'Turned one by one',
  slow: 'Slowly',
  random: 'With random delays',
};

const PANEL_NAMES: Readonly<Record<PanelMode, string>> = {
  open: 'Always there',
  closed: 'There while you open it',
  'after-hand': 'There only after a hand',
  late: 'Its values arrive late',
  missing: 'Missing',
  two: 'Beside a second one',
};

export const Notice = (): JSX.Element => (
  <p class="replica-notice" role="note">
    Replica casino for testing Cutcard. No money.
  </p>
);

interface ControlsProps {
  readonly settings: Settings;
  readonly behaviours: readonly Behaviour[];
  /** Cards to hold to see the behaviour at its clearest, from 0; null where any will do. */
  readonly hold?: readonly number[] | null;
  /** What to do to see it, such as `hit`; null where anything will do. */
  readonly action?: string | null;
}

/** A form whose answer is this page again, with the settings in its address. */
export function Controls({ settings, behaviours, hold = null, action = null }: ControlsProps): JSX.Element {
  const behaviour = behaviours.find(({ id }) => id === settings.behaviour);
  return (
    <details class="replica-controls" open={innerWidth >= 900}>
      <summary>This replica</summary>
      <form method="get" onChange={(event) => event.currentTarget.submit()}>
        <Choice
          name="behaviour"
          title="The casino"
          names={Object.fromEntries(behaviours.map(({ id, name }) => [id, name]))}
          chosen={settings.behaviour}
          choices={behaviours.map(({ id }) => id)}
        />
        {behaviour && <p>{behaviour.does}</p>}
        {hold && (
          <p class="tip" role="status" data-hold={hold.join(' ')}>
            To see it, hold {hold.length ? `card ${hold.map((i) => i + 1).join(', ')}` : 'none'}.
          </p>
        )}
        {action !== null && (
          <p class="tip" role="status" data-action={action}>
            To see it, {action}.
          </p>
        )}
        <Choice name="skin" title="Cards are" names={SKIN_NAMES} chosen={settings.skin} choices={SKINS} />
        <Choice
          name="lang"
          title="Language"
          names={LANGUAGE_NAMES}
          chosen={settings.lang}
          choices={LANGUAGES}
        />
        <Choice
          name="speed"
          title="Cards come"
          names={SPEED_NAMES}
          chosen={settings.speed}
          choices={SPEEDS}
        />
        <Choice
          name="panel"
          title="Fairness panel"
          names={PANEL_NAMES}
          chosen={settings.panel}
          choices={PANELS}
        />
        {behaviour && HIDDEN_CARDS.includes(behaviour) && (
          <Choice
            name="trick"
            title="What nobody sees is"
            names={Object.fromEntries(TRICK_IDS.map((id) => [id, TRICKS[id].name]))}
            chosen={settings.trick}
            choices={TRICK_IDS}
          />
        )}
      </form>
    </details>
  );
}

interface ChoiceProps {
  readonly name: keyof Settings;
  readonly title: string;
  readonly choices: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  readonly chosen: string;
}

function Choice({ name, title, choices, names, chosen }: ChoiceProps): JSX.Element {
  return (
    <label>
      {title}
      <select name={name}>
        {choices.map((choice) => (
          <option key={choice} value={choice} selected={choice === chosen}>
            {names[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}
