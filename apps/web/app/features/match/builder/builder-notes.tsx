import type { MarketView } from '@touchline/contract/line/shapes';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { useIsBuilding } from './builder-mode.tsx';
import { useBuilder } from './builder-store.ts';
import { barNotes, barsOf } from './builder-words.ts';

/** Under a group of markets, while the mode is on: why some of its prices cannot be picked, and which the picks contain. */
export function BuilderNotes({ markets }: { readonly markets: readonly MarketView[] }) {
  const t = useTranslator();
  const on = useIsBuilding();
  const { view, picks } = useBuilder();
  const notes = useMemo(
    () =>
      on && picks.length > 0
        ? barNotes(
            t,
            markets.flatMap((market) => market.selections),
            barsOf(view),
            picks,
          )
        : [],
    [on, t, markets, view, picks],
  );
  if (notes.length === 0) return null;
  return (
    <ul className="builder-notes">
      {notes.map(({ key, kind, text }) => (
        <li key={key}>
          <Icon name={kind === 'implied' ? 'check' : 'ban'} size="xs" />
          {text}
        </li>
      ))}
    </ul>
  );
}
