import { rowColumnsOf } from '@touchline/betting/markets/row-columns';
import type { ChampView, MatchRow } from '@touchline/contract/line/shapes';
import { formatDay } from '@touchline/i18n/format-time';
import { Flag } from '@touchline/ui/flag';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { memo } from 'react';
import { Link } from 'react-router';
import { FavoriteButton } from '../../../live/favorite-button.tsx';
import { champTitle, countryBeside } from '../../../shell/formats/champ-country.ts';
import { champPath } from '../../../shell/paths.ts';
import { usePreferences } from '../../../shell/preferences/preferences-context.tsx';
import { LazyRows } from '../lazy-rows.tsx';
import { ColumnHeads } from './column-heads.tsx';
import type { DayGroup } from './day-groups.ts';
import { MatchListRow } from './match-list-row.tsx';
import { placeOfKind } from './row-columns.ts';
import { runningTotals } from './running-totals.ts';
import { useDayGroups } from './use-day-groups.ts';

export interface ChampCardProps {
  readonly champ: ChampView & { readonly matches: readonly MatchRow[] };
  readonly feed: 'line' | 'live';
  /** Draws the sport's mark: lists of several sports. */
  readonly withSport?: boolean;
}

/** Rows of one championship that are drawn whether or not they are on the screen, and how many of the others come and go together. */
const ROWS_AT_ONCE = 16;
const BLOCK_ROWS = 8;

/** A championship with its matches under one head of columns. */
export const ChampCard = memo(function ChampCard({ champ, feed, withSport }: ChampCardProps) {
  const t = useTranslator();
  const columns = rowColumnsOf(champ.sport);
  const { column: kind } = usePreferences();
  const own = placeOfKind(columns, kind);
  // A field of runners has names on its buttons: there is nothing to put above them.
  const field = champ.matches.every((match) => match.away === null);
  const title = champTitle(champ);
  const country = countryBeside(champ);
  const rows = { matches: champ.matches, champName: title, wished: own ?? 0, otherKind: own === undefined };
  return (
    <section className="card" aria-label={title} data-champ={champ.id} data-columns={columns.length} data-wished={own ?? 0}>
      <div className="champ-card-head event-grid">
        <div className="champ-head">
          <h3 className="side-name">
            {withSport ? <SportIcon sport={champ.sport} className="champ-sport" /> : null}
            <Flag code={champ.flag} />
            <Link to={champPath(t.language, feed, champ)} title={title} prefetch="intent">
              <span className="ellipsis champ-name">{champ.name}</span>
              {country === '' ? null : <span className="ellipsis muted champ-country"> {country}</span>}
            </Link>
            <FavoriteButton kind="championships" id={champ.id} name={title} />
          </h3>
        </div>
        {field ? null : <ColumnHeads sport={champ.sport} />}
      </div>
      {feed === 'line' && !field ? <DatedRows {...rows} /> : <Rows {...rows} />}
    </section>
  );
});

interface RowsProps {
  readonly matches: readonly MatchRow[];
  readonly champName: string;
  readonly wished: number;
  readonly otherKind: boolean;
  readonly dated?: boolean;
  /** Rows of the card that stand above these. */
  readonly above?: number;
}

/** The first rows of a card at once, the others in blocks that come and go with the screen. */
function Rows({ matches, above = 0, ...row }: RowsProps) {
  const atOnce = Math.max(0, ROWS_AT_ONCE - above);
  const rowOf = (match: MatchRow) => <MatchListRow key={match.id} match={match} {...row} />;
  return (
    <>
      {matches.slice(0, atOnce).map(rowOf)}
      {blocksOf(matches.slice(atOnce)).map((block) => (
        <LazyRows key={block[0]?.id} eager={false} height={`calc(${block.length} * var(--row-h))`}>
          {block.map(rowOf)}
        </LazyRows>
      ))}
    </>
  );
}

const blocksOf = (matches: readonly MatchRow[]): readonly (readonly MatchRow[])[] =>
  Array.from({ length: Math.ceil(matches.length / BLOCK_ROWS) }, (_, n) => matches.slice(n * BLOCK_ROWS, (n + 1) * BLOCK_ROWS));

/** Rows to come under their days, where they go over more than one. */
function DatedRows({ matches, ...rest }: RowsProps) {
  const { groups } = useDayGroups(matches);
  if (groups.length < 2) return <Rows matches={matches} {...rest} />;
  const above = runningTotals(groups.map((day) => day.matches.length));
  return groups.map((day, at) => <DayRows key={day.offset} day={day} above={above[at] ?? 0} {...rest} />);
}

function DayRows({ day, ...rest }: Omit<RowsProps, 'matches'> & { readonly day: DayGroup }) {
  const t = useTranslator();
  const { zone } = usePreferences();
  const date = formatDay(t.language, day.at, zone);
  return (
    <>
      <h4 className="day-head">
        {day.offset > 1 ? null : <b>{t(day.offset === 0 ? 'line.filter.today' : 'common.tomorrow')}</b>}
        <span>{date}</span>
      </h4>
      <Rows matches={day.matches} dated {...rest} />
    </>
  );
}
