import {
  pickFavourites,
  pickLuckyDip,
  presetLines,
  presetsFor,
  type TotoPreset,
  type TotoShares,
} from '@touchline/betting/toto/pick-favourites';
import { TOTO_POOLS } from '@touchline/betting/toto/toto-rules';
import type { TotoMarks } from '@touchline/betting/toto/toto-ticket';
import type { TotoSheet } from '@touchline/contract/toto/calls';
import { createRandom } from '@touchline/kernel/random';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useState } from 'react';

const ONE_EACH: TotoPreset = { key: 'one', doubles: 0, triples: 0 };
const NAMES = {
  one: 'toto.package.one',
  start: 'toto.package.start',
  five: 'toto.package.five',
  broad: 'toto.package.broad',
  wide: 'toto.package.wide',
  full: 'toto.package.full',
} as const;
const nameOf = (key: string): (typeof NAMES)[keyof typeof NAMES] => NAMES[key as keyof typeof NAMES] ?? NAMES.one;

/** Fills the sheet at one press: the likeliest outcomes or by lot, as a package of so many lines. */
export function PresetPicker({ sheet, onFill }: { readonly sheet: TotoSheet; readonly onFill: (marks: TotoMarks) => void }) {
  const t = useTranslator();
  const packages = [ONE_EACH, ...presetsFor(TOTO_POOLS[sheet.pool])];
  const [key, setKey] = useState(ONE_EACH.key);
  const chosen = packages.find((one) => one.key === key) ?? ONE_EACH;
  const shares = (): readonly TotoShares[] =>
    sheet.matches.map(({ outcomes }) => outcomes.map(({ outcome, chance }) => ({ outcome, weight: chance })));
  return (
    <div className="toto-fill">
      <label className="in-row">
        <span className="muted">{t('toto.package')}</span>
        <select className="toto-select" value={chosen.key} onChange={(event) => setKey(event.target.value)}>
          {packages.map((one) => (
            <option key={one.key} value={one.key}>
              {t('toto.package.size', { name: t(nameOf(one.key)), n: presetLines(one) })}
            </option>
          ))}
        </select>
      </label>
      <Button className="toto-fill-action" size="sm" icon="trophy" onClick={() => onFill(pickFavourites(chosen, shares()))}>
        {t('toto.fill.favourites')}
      </Button>
      <Button
        className="toto-fill-action"
        size="sm"
        icon="dice"
        onClick={() => onFill(pickLuckyDip(chosen, shares(), createRandom(nanoid())))}
      >
        {t('toto.fill.random')}
      </Button>
      <Button className="toto-fill-action" size="sm" tone="ghost" icon="trash" onClick={() => onFill(sheet.matches.map(() => []))}>
        {t('toto.fill.clear')}
      </Button>
    </div>
  );
}
