import type { ChampView, MatchRow } from '@touchline/contract/line/shapes';
import { useMemo } from 'react';
import { LazyRows } from './lazy-rows.tsx';
import { ChampCard } from './rows/champ-card.tsx';
import { MarketSwitch } from './rows/market-switch.tsx';
import { runningTotals } from './rows/running-totals.ts';
import { useDayDivider } from './rows/use-day-groups.ts';

type Champ = ChampView & { readonly matches: readonly MatchRow[] };

export interface MatchListProps {
  readonly champs: readonly Champ[];
  readonly feed: 'line' | 'live';
  readonly withSport?: boolean;
  /** Rows that the server draws: what a large screen shows before anybody scrolls, where nothing else is said. */
  readonly eagerRows?: number;
}

const EAGER_ROWS = 16;
const isField = ({ matches }: Champ): boolean => matches.every(({ away }) => away === null);

/** Championships under each other, below the switch of what their rows show. Long lists are drawn around the screen only. */
export function MatchList({ champs, feed, withSport, eagerRows = EAGER_ROWS }: MatchListProps) {
  const divide = useDayDivider();
  // As high as the heads of days that the rows will stand under.
  const heads = useMemo(() => {
    if (feed === 'live') return [];
    const days = champs.map((champ) => (isField(champ) ? 1 : divide(champ.matches).length));
    return days.map((count) => (count > 1 ? count : 0));
  }, [champs, feed, divide]);
  const sports = useMemo(() => [...new Set(champs.flatMap((champ) => (isField(champ) ? [] : [champ.sport])))], [champs]);
  const before = useMemo(() => runningTotals(champs.map(({ matches }) => matches.length)), [champs]);
  return (
    <>
      <MarketSwitch sports={sports} />
      {champs.map((champ, at) => {
        const eager = (before[at] ?? 0) < eagerRows;
        const height = `calc(38px + ${heads[at] ?? 0} * var(--day-head-h) + ${champ.matches.length} * var(--row-h))`;
        return (
          <LazyRows key={champ.id} eager={eager} height={height}>
            <ChampCard champ={champ} feed={feed} {...(withSport ? { withSport } : {})} />
          </LazyRows>
        );
      })}
    </>
  );
}
