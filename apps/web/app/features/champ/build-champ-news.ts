import type { MatchRow, TableRowView } from '@touchline/contract/line/shapes';
import type { ResultRow } from '@touchline/contract/results/calls';
import type { PlayerRow } from '@touchline/contract/statistics/shapes';

/** News of a championship: sentences made from facts of its feed. */
export interface ChampNews {
  readonly key:
    | 'win'
    | 'big-win'
    | 'draw'
    | 'goals'
    | 'streak'
    | 'slump'
    | 'leader'
    | 'postponed'
    | 'overtime'
    | 'champion'
    | 'scorer'
    | 'next';
  readonly args: Readonly<Record<string, string | number>>;
  /** The first named side's first: each language writes a score in its own way. */
  readonly score?: readonly [number, number];
  /** Epoch seconds of what it tells of. */
  readonly at: number;
  /** Things that one may open: a played match, or one that can be bet on. */
  readonly result?: number;
  readonly match?: Pick<MatchRow, 'id' | 'home' | 'away'>;
}

export interface ChampFacts {
  readonly results: readonly ResultRow[];
  readonly table: readonly TableRowView[];
  readonly scorers: readonly PlayerRow[];
  readonly matches: readonly MatchRow[];
  /** The final of the season, where it is played. */
  readonly final: number | null;
  /** Epoch seconds: what has no time of its own is of now. */
  readonly now: number;
}

/** Results in a row from which they are news. */
const STREAK = 3;
/** A win by at least this share of all that was scored, and by at least so many, is a big one. */
const BIG_SHARE = 0.6;
const BIG_MARGIN = 3;
const MAX_RESULT_NEWS = 12;
const MAX_STREAK_NEWS = 4;

const scoreOf = ({ score: [home, away], winner }: ResultRow): [number, number] => (winner === 2 ? [away, home] : [home, away]);

function newsFromResult(result: ResultRow, final: number | null): ChampNews | null {
  const { home, away, startsAt, status, winner, score, ending, id } = result;
  if (away === null) return null;
  const base = { at: startsAt, result: id };
  const entry = { ...base, score: scoreOf(result) };
  if (status === 'postponed' || status === 'cancelled' || status === 'abandoned')
    return { ...base, key: 'postponed', args: { home: home.name, away: away.name } };
  if (status !== 'ended') return null;
  if (winner === 0) return { ...entry, key: 'draw', args: { home: home.name, away: away.name } };
  const [won, lost] = winner === 1 ? [home, away] : [away, home];
  const args = { winner: won.name, loser: lost.name };
  if (id === final) return { ...entry, key: 'champion', args };
  if (ending === 'overtime' || ending === 'shoot-out') return { ...entry, key: 'overtime', args };
  const margin = Math.abs(score[0] - score[1]);
  const big = margin >= BIG_MARGIN && margin >= BIG_SHARE * (score[0] + score[1]);
  return { ...entry, key: big ? 'big-win' : 'win', args };
}

/** So many equal letters at the end of a form. */
export function streakLength(form: string, letter: 'W' | 'L'): number {
  let run = 0;
  while (run < form.length && form[form.length - 1 - run] === letter) run++;
  return run;
}

function newsFromTable(table: readonly TableRowView[], now: number): ChampNews[] {
  const leader = table.find(({ place }) => place === 1);
  const news: ChampNews[] = [];
  if (leader && leader.played > 0) news.push({ key: 'leader', at: now, args: { team: leader.competitor.name, points: leader.points } });
  const runs = table
    .flatMap(({ competitor, form }) => [
      { key: 'streak' as const, team: competitor.name, n: streakLength(form, 'W') },
      { key: 'slump' as const, team: competitor.name, n: streakLength(form, 'L') },
    ])
    .filter(({ n }) => n >= STREAK)
    .sort((a, b) => b.n - a.n)
    .slice(0, MAX_STREAK_NEWS);
  return [...news, ...runs.map(({ key, team, n }) => ({ key, at: now, args: { team, n } }))];
}

function maxScored(results: readonly ResultRow[]): ResultRow | null {
  const played = results.filter(({ status, away }) => status === 'ended' && away !== null);
  const total = ({ score }: ResultRow): number => score[0] + score[1];
  return played.length < 2 ? null : played.reduce((max, one) => (total(one) > total(max) ? one : max));
}

/** The news, newest first. */
export function buildChampNews({ results, table, scorers, matches, final, now }: ChampFacts): ChampNews[] {
  const news: ChampNews[] = newsFromTable(table, now);
  const [scorer] = scorers;
  if (scorer && scorer.season.goals > 0)
    news.push({ key: 'scorer', at: now, args: { player: scorer.name, team: scorer.team.name, n: scorer.season.goals } });
  const max = maxScored(results);
  if (max?.away)
    news.push({
      key: 'goals',
      at: max.startsAt,
      result: max.id,
      args: { home: max.home.name, away: max.away.name },
      score: max.score,
    });
  for (const match of matches)
    if (match.state.status === 'postponed' && match.away)
      news.push({ key: 'postponed', at: now, match, args: { home: match.home.name, away: match.away.name } });
  const next = matches.find(({ away, state }) => away !== null && state.status === 'planned');
  if (next?.away) news.push({ key: 'next', at: now, match: next, args: { home: next.home.name, away: next.away.name } });
  for (const result of results.slice(0, MAX_RESULT_NEWS)) {
    const one = newsFromResult(result, final);
    if (one) news.push(one);
  }
  return news.sort((a, b) => b.at - a.at);
}
