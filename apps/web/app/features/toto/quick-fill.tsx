import {
  fillAtRandom,
  fillPackage,
  packagesFor,
  packageVariants,
  type TotoPackage,
  type TotoShares,
} from '@touchline/betting/toto/fill-package';
import { TOTO_POOLS } from '@touchline/betting/toto/toto-rules';
import type { TotoMarks } from '@touchline/betting/toto/toto-ticket';
import type { TotoSheet } from '@touchline/contract/toto';
import { createRandom } from '@touchline/kernel/random';
import { Button } from '@touchline/ui/button';
import { useTexts } from '@touchline/ui/texts';
import { nanoid } from 'nanoid';
import { useState } from 'react';

const ONE_EACH: TotoPackage = { key: 'one', doubles: 0, triples: 0 };
const NAMES = {
  one: 'toto.package.one',
  start: 'toto.package.start',
  five: 'toto.package.five',
  broad: 'toto.package.broad',
  wide: 'toto.package.wide',
  full: 'toto.package.full',
} as const;
const nameOf = (key: string): (typeof NAMES)[keyof typeof NAMES] => NAMES[key as keyof typeof NAMES] ?? NAMES.one;

/** Fills the sheet at one press: the likeliest outcomes or by lot, as a package of so many variants. */
export function QuickFill({ sheet, onFill }: { readonly sheet: TotoSheet; readonly onFill: (marks: TotoMarks) => void }) {
  const t = useTexts();
  const packages = [ONE_EACH, ...packagesFor(TOTO_POOLS[sheet.pool])];
  const [key, setKey] = useState(ONE_EACH.key);
  const chosen = packages.find((one) => one.key === key) ?? ONE_EACH;
  const shares = (): readonly TotoShares[] =>
    sheet.matches.map(({ outcomes }) => outcomes.map(({ outcome, chance }) => ({ outcome, weight: chance })));
  return (
    <div className="toto-fill">
      <label className="row">
        <span className="mut">{t('toto.package')}</span>
        <select className="toto-select" value={chosen.key} onChange={(event) => setKey(event.target.value)}>
          {packages.map((one) => (
            <option key={one.key} value={one.key}>
              {t('toto.package.size', { name: t(nameOf(one.key)), n: packageVariants(one) })}
            </option>
          ))}
        </select>
      </label>
      <Button size="sm" icon="trophy" onClick={() => onFill(fillPackage(chosen, shares()))}>
        {t('toto.fill.favourites')}
      </Button>
      <Button size="sm" icon="dice" onClick={() => onFill(fillAtRandom(chosen, shares(), createRandom(nanoid())))}>
        {t('toto.fill.random')}
      </Button>
      <Button size="sm" tone="ghost" icon="trash" onClick={() => onFill(sheet.matches.map(() => []))}>
        {t('toto.fill.clear')}
      </Button>
    </div>
  );
}
