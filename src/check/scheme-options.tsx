/**
 * The known rules to choose from, by casino.
 * @module
 */
import type { JSX } from 'preact';
import { SCHEMES } from '../core/schemes/index.ts';
import { gameName } from '../platform/i18n.ts';

const CASINOS = [...new Set([...SCHEMES.keys()].map((id) => id.split('/')[0]!))];

export const SchemeOptions = (): JSX.Element => (
  <>
    {CASINOS.map((casino) => (
      <optgroup key={casino} label={casino}>
        {[...SCHEMES.values()]
          .filter(({ id }) => id.startsWith(`${casino}/`))
          .map(({ id, game }) => (
            <option key={id} value={id}>
              {casino} · {gameName(game.id)}
            </option>
          ))}
      </optgroup>
    ))}
  </>
);
