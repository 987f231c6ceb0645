import { rowColumnsOf } from '@touchline/betting/markets/row-columns';
import { UPCOMING_ROWS } from '../../features/home/choice/home-sizes.ts';
import { UpcomingBlock } from '../../features/home/upcoming-block.tsx';
import { EmptyMatchList } from '../../features/line/feed-states.tsx';
import { ColumnHeads } from '../../features/line/rows/column-heads.tsx';
import { MarketSwitch } from '../../features/line/rows/market-switch.tsx';
import { MatchListRow } from '../../features/line/rows/match-list-row.tsx';
import { placeOfKind } from '../../features/line/rows/row-columns.ts';
import { useSteadyRows } from '../../features/line/steady/use-steady-rows.ts';
import { TimeChips } from '../../features/line/time-chips.tsx';
import type { Unpacked } from '../../shell/loaders/packed.ts';
import { usePreferences } from '../../shell/preferences/preferences-context.tsx';
import type { Route } from './+types/home.ts';

type Loaded = Unpacked<Route.ComponentProps['loaderData']['shown']>;

/** The main matches of the coming days; of today also by how soon they start (R123). */
export function HomeUpcoming({ upcoming, within }: { readonly upcoming: Loaded['upcoming']; readonly within: Loaded['within'] }) {
  const rows = useSteadyRows(upcoming.rows, 'line', UPCOMING_ROWS);
  const { column } = usePreferences();
  const { sport } = upcoming;
  const columns = sport ? rowColumnsOf(sport.id) : [];
  const place = placeOfKind(columns, column);
  return (
    <UpcomingBlock
      sport={sport}
      day={upcoming.day}
      days={upcoming.days}
      columns={columns.length}
      wished={place ?? 0}
      chips={upcoming.day === 'today' ? <TimeChips current={within} any /> : null}
      markets={sport ? <MarketSwitch sports={[sport.id]} /> : null}
      heads={sport ? <ColumnHeads sport={sport.id} /> : null}
    >
      {rows.length > 0 ? (
        rows.map((match) => (
          <MatchListRow
            key={match.id}
            match={match}
            champName={match.champName}
            wished={place ?? 0}
            otherKind={place === undefined}
            champFlag={match.flag}
          />
        ))
      ) : (
        <EmptyMatchList feed="line" />
      )}
    </UpcomingBlock>
  );
}
