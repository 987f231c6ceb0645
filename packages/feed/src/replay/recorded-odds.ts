import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { MilliOdds } from '@touchline/kernel/odds';
import { parseCsv } from './csv.ts';

/** A pair of counts, [home, away]. */
/** One row of a football-odds file: prices before the match and what was recorded after it. */
export interface RecordedOdds {
  /** As written in the file; in some files day and month are swapped: the fixture map has the true kick-off. */
  readonly date: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly result: { readonly full: HomeAway; readonly half: HomeAway | null } | null;
  /** Home, draw, away. */
  readonly matchResult: readonly [MilliOdds, MilliOdds, MilliOdds] | null;
  /** Over, under 2.5 goals. */
  readonly total: readonly [MilliOdds, MilliOdds] | null;
  /** The home side's line in quarters of a goal, and the prices of home and away. */
  readonly handicap: { readonly lineQuarters: number; readonly prices: readonly [MilliOdds, MilliOdds] } | null;
}

type Row = Readonly<Record<string, string>>;

const BOOKS = ['bet365', 'market_average', 'betbrain_average'] as const;
const LINE_COLUMNS = [
  'odds__bet365__size_of_asian_handicap_home_team__full_time_goals',
  'odds__market_average__size_of_handicap_home_team__full_time_goals',
  'odds__betbrain__size_of_asian_handicap_home_team__full_time_goals',
];

/** A price as thousandths (half up); null where it is missing or is no price. */
function price(text: string | undefined): MilliOdds | null {
  const milli = text ? Math.round(Number(text) * 1000) : Number.NaN;
  return Number.isFinite(milli) && milli > 1000 ? milli : null;
}

/** The first book that has every outcome's price. One file calls a draw `draw_win`. */
function firstWhole(row: Row, outcomes: readonly (readonly string[])[]): MilliOdds[] | null {
  for (const book of BOOKS) {
    const prices = outcomes.map((names) => {
      for (const name of names) {
        const found = price(row[`odds__${book}__${name}__full_time_goals`]);
        if (found !== null) return found;
      }
      return null;
    });
    if (prices.every((p) => p !== null)) return prices;
  }
  return null;
}

function handicapLine(row: Row): number | null {
  for (const column of LINE_COLUMNS) {
    const text = row[column];
    if (!text) continue;
    const quarters = Number(text) * 4;
    return Number.isInteger(quarters) ? quarters : null;
  }
  return null;
}

const count = (text: string | undefined): number | null => {
  const n = text ? Number(text) : Number.NaN;
  return Number.isInteger(n) && n >= 0 ? n : null;
};

function pair(row: Row, what: string): HomeAway | null {
  const home = count(row[`target__home_team__${what}`]);
  const away = count(row[`target__away_team__${what}`]);
  return home === null || away === null ? null : [home, away];
}

function recordedRow(row: Row): RecordedOdds {
  const full = pair(row, 'full_time_goals');
  const matchResult = firstWhole(row, [['home_win'], ['draw', 'draw_win'], ['away_win']]);
  const total = firstWhole(row, [['over_2.5'], ['under_2.5']]);
  const handicap = firstWhole(row, [['asian_handicap_home_team'], ['asian_handicap_away_team']]);
  const lineQuarters = handicapLine(row);
  return {
    date: row.date ?? '',
    league: row.league ?? '',
    home: row.home_team ?? '',
    away: row.away_team ?? '',
    result: full && { full, half: pair(row, 'half_time_goals') },
    matchResult: matchResult as RecordedOdds['matchResult'],
    total: total as RecordedOdds['total'],
    handicap: handicap && lineQuarters !== null ? { lineQuarters, prices: handicap as [MilliOdds, MilliOdds] } : null,
  };
}

/**
 * Reads a football-odds file. A market's prices come whole from the first of bet365, market average and betbrain average that has them
 * all (never the closing columns); the handicap's line from the first of the same three that states one.
 */
export const parseRecordedOdds = (text: string): RecordedOdds[] => parseCsv(text).map(recordedRow);
