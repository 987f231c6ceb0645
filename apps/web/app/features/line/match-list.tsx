import type { ChampView, MatchRow } from '@touchline/contract/line-shapes';
import { ChampCard } from './champ-card.tsx';
import { LazyBlock } from './lazy-block.tsx';

export interface MatchListProps {
  readonly champs: readonly (ChampView & { readonly matches: readonly MatchRow[] })[];
  readonly feed: 'line' | 'live';
  readonly withSport?: boolean;
}

/** Rows that the server draws at once. */
const EAGER_ROWS = 24;

/** Championships under each other. Long lists are drawn around the screen only. */
export function MatchList({ champs, feed, withSport }: MatchListProps) {
  let rows = 0;
  return champs.map((champ) => {
    const eager = rows < EAGER_ROWS;
    rows += champ.matches.length;
    return (
      <LazyBlock key={champ.id} eager={eager} height={`calc(38px + ${champ.matches.length} * var(--row-h))`}>
        <ChampCard champ={champ} feed={feed} {...(withSport ? { withSport } : {})} />
      </LazyBlock>
    );
  });
}
