import { UPCOMING_ROWS } from '../../features/home/choice/home-sizes.ts';
import { MARKET_COLUMNS, type MarketColumn, UpcomingBlock } from '../../features/home/upcoming-block.tsx';
import { ColumnHeads } from '../../features/line/column-heads.tsx';
import { EmptyMatchList } from '../../features/line/feed-states.tsx';
import { MatchListRow } from '../../features/line/match-list-row.tsx';
import { headerColumns, isTwoWay } from '../../features/line/row-columns.ts';
import { useSteadyRows } from '../../features/line/steady/use-steady-rows.ts';
import { TimeChips } from '../../features/line/time-chips.tsx';
import type { Route } from './+types/home.ts';

type Loaded = Route.ComponentProps['loaderData'];

/** The main matches of the coming days; of today also by how soon they start (R123). */
export function HomeUpcoming({ upcoming, within }: { readonly upcoming: Loaded['upcoming']; readonly within: Loaded['within'] }) {
  const rows = useSteadyRows(upcoming.rows, 'line', UPCOMING_ROWS);
  const heads = headerColumns(rows);
  const two = isTwoWay(heads.result);
  const offered: Readonly<Record<MarketColumn, boolean>> = {
    result: heads.result !== undefined,
    'double-chance': heads.second !== undefined && heads.second.type.endsWith('double-chance'),
    handicap: heads.handicap !== undefined,
    total: heads.total !== undefined,
  };
  return (
    <UpcomingBlock
      sport={upcoming.sport}
      day={upcoming.day}
      days={upcoming.days}
      markets={MARKET_COLUMNS.filter((column) => offered[column])}
      chips={upcoming.day === 'today' ? <TimeChips current={within} any /> : null}
      heads={<ColumnHeads matches={rows} />}
    >
      {rows.length > 0 ? (
        rows.map((match) => <MatchListRow key={match.id} match={match} champName={match.champName} two={two} champFlag={match.flag} />)
      ) : (
        <EmptyMatchList feed="line" />
      )}
    </UpcomingBlock>
  );
}
