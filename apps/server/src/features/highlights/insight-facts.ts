import type { Fixture } from '@touchline/feed/feed-events';
import type { FinishedMatch, MatchHistory, TableRow } from '@touchline/feed/match-history';
import { scoreOf } from '#features/line';

/** A fact about a match's sides; the sentence is `insight.<key>` of the dictionaries. */
export interface InsightFact {
  readonly key: string;
  readonly side: 0 | 1 | 2;
  readonly value: number;
  /** The number of matches that `value` is counted out of; 0 where it is no share. */
  readonly of: number;
  /** How telling it is: the share of its matches, streaks by their length. */
  readonly weight: number;
}

export interface PastOfMatch {
  readonly homeForm: string;
  readonly awayForm: string;
  readonly headToHead: { readonly matches: number; readonly homeWins: number; readonly draws: number; readonly awayWins: number };
  readonly facts: readonly InsightFact[];
}

const FORM_MATCHES = 8;
const MEETINGS = 8;
/** Minimum number of matches, and minimum share, for an insight about shares. */
const MIN_MATCHES = 4;
const TELLING = 0.6;
/** From so many matches in a row on, a streak is one. */
const MIN_STREAK = 3;

interface Played {
  readonly own: number;
  readonly other: number;
}

/** A past match from one competitor's point of view. */
function playedOf(past: FinishedMatch, competitor: number): Played {
  const [home, away] = scoreOf(past.fixture, past.facts);
  return past.fixture.home.id === competitor ? { own: home, other: away } : { own: away, other: home };
}

const letterOf = ({ own, other }: Played): 'W' | 'D' | 'L' => (own > other ? 'W' : own < other ? 'L' : 'D');

/** The longest streak that ends with the latest match. */
function streakOf(form: string, side: 1 | 2): InsightFact[] {
  const length = (letters: RegExp): number => letters.exec(form)?.[0].length ?? 0;
  const candidates = [
    { key: 'wins-in-a-row', value: length(/^W+/) },
    { key: 'losses-in-a-row', value: length(/^L+/) },
    { key: 'unbeaten', value: length(/^[WD]+/) },
    { key: 'winless', value: length(/^[DL]+/) },
  ].filter(({ value }) => value >= MIN_STREAK);
  // A row of wins is also one of matches unbeaten: the first says more.
  const [best] = candidates.toSorted((a, b) => b.value - a.value || candidates.indexOf(a) - candidates.indexOf(b));
  return best ? [{ ...best, side, of: 0, weight: best.value / FORM_MATCHES + 0.5 }] : [];
}

/** How often something was so, where it was so often. */
function shareOf(key: string, side: 0 | 1 | 2, played: readonly Played[], test: (one: Played) => boolean): InsightFact[] {
  const value = played.filter(test).length;
  if (played.length < MIN_MATCHES || value < played.length * TELLING) return [];
  return [{ key, side, value, of: played.length, weight: value / played.length }];
}

/** Sports with insights about goals: those with few scores. In the others both sides always score. */
const COUNTED_BY_GOALS: ReadonlySet<number> = new Set([1, 2]);

function goalFacts(fixture: Fixture, played: readonly Played[], side: 1 | 2): InsightFact[] {
  if (!COUNTED_BY_GOALS.has(fixture.sport)) return [];
  const facts = [
    ...shareOf('scored', side, played, ({ own }) => own > 0),
    ...shareOf('conceded-none', side, played, ({ other }) => other === 0),
    ...shareOf('both-scored', side, played, ({ own, other }) => own > 0 && other > 0),
  ];
  if (fixture.sport !== 1) return facts;
  return [
    ...facts,
    ...shareOf('over-2-5', side, played, ({ own, other }) => own + other > 2),
    ...shareOf('under-2-5', side, played, ({ own, other }) => own + other < 3),
  ];
}

function meetingFacts(meetings: readonly Played[]): InsightFact[] {
  return [
    ...shareOf('meetings-won', 1, meetings, ({ own, other }) => own > other),
    ...shareOf('meetings-won', 2, meetings, ({ own, other }) => own < other),
    ...shareOf('meetings-drawn', 0, meetings, ({ own, other }) => own === other),
  ];
}

/** Insights about places need both sides in the table. */
function placeFacts(table: readonly TableRow[], home: number, away: number): InsightFact[] {
  const place = (id: number): number => table.findIndex(({ competitor }) => competitor.id === id) + 1;
  const [h, a] = [place(home), place(away)];
  if (h === 0 || a === 0) return [];
  const weight = Math.abs(h - a) / table.length;
  return [
    { key: 'place', side: 1, value: h, of: table.length, weight },
    { key: 'place', side: 2, value: a, of: table.length, weight },
  ];
}

/** History of a match of two sides. */
export interface MatchPast {
  readonly home: readonly FinishedMatch[];
  readonly away: readonly FinishedMatch[];
  readonly meetings: readonly FinishedMatch[];
  readonly table: readonly TableRow[];
}

/** Reads what `decideInsights` goes by. */
export async function readMatchPast({ home, away, startsAt, champ }: Fixture, history: MatchHistory | undefined): Promise<MatchPast> {
  const none = [] as const;
  if (!history || !away) return { home: none, away: none, meetings: none, table: none };
  const [homeForm, awayForm, meetings, table] = await Promise.all([
    history.form(home.id, startsAt, FORM_MATCHES),
    history.form(away.id, startsAt, FORM_MATCHES),
    history.headToHead(home.id, away.id, startsAt, MEETINGS),
    history.table(champ.id, startsAt),
  ]);
  return { home: homeForm, away: awayForm, meetings, table };
}

/** Form, earlier meetings and the table of a match of two sides, in words. Null for races and votes. */
export function buildInsights(fixture: Fixture, past: MatchPast): PastOfMatch | null {
  const { home, away } = fixture;
  if (!away) return null;
  const homePlayed = past.home.map((one) => playedOf(one, home.id));
  const awayPlayed = past.away.map((one) => playedOf(one, away.id));
  const meetings = past.meetings.map((one) => playedOf(one, home.id));
  const [homeForm, awayForm] = [homePlayed.map(letterOf).join(''), awayPlayed.map(letterOf).join('')];
  const facts = [
    ...streakOf(homeForm, 1),
    ...streakOf(awayForm, 2),
    ...goalFacts(fixture, homePlayed, 1),
    ...goalFacts(fixture, awayPlayed, 2),
    ...meetingFacts(meetings),
    ...placeFacts(past.table, home.id, away.id),
  ];
  const results = meetings.map(letterOf);
  return {
    homeForm,
    awayForm,
    headToHead: {
      matches: results.length,
      homeWins: results.filter((r) => r === 'W').length,
      draws: results.filter((r) => r === 'D').length,
      awayWins: results.filter((r) => r === 'L').length,
    },
    facts: facts.toSorted((a, b) => b.weight - a.weight),
  };
}
