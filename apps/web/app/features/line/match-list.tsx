import type { ChampView, MatchRow } from '@touchline/contract/line/shapes';
import { ChampCard } from './champ-card.tsx';
import { LazyRows } from './lazy-rows.tsx';

export interface MatchListProps {
  readonly champs: readonly (ChampView & { readonly matches: readonly MatchRow[] })[];
  readonly feed: 'line' | 'live';
  readonly withSport?: boolean;
  /** Rows that the server draws: what a large screen shows before anybody scrolls, where nothing else is said. */
  readonly eagerRows?: number;
}

const EAGER_ROWS = 16;

/** Championships under each other. Long lists are drawn around the screen only. */
export function MatchList({ champs, feed, withSport, eagerRows = EAGER_ROWS }: MatchListProps) {
  let rows = 0;
  return champs.map((champ) => {
    const eager = rows < eagerRows;
    rows += champ.matches.length;
    return (
      <LazyRows key={champ.id} eager={eager} height={`calc(38px + ${champ.matches.length} * var(--row-h))`}>
        <ChampCard champ={champ} feed={feed} {...(withSport ? { withSport } : {})} />
      </LazyRows>
    );
  });
}
