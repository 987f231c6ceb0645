import { playerOf } from '@touchline/betting/markets/sport/player-markets';
import { countedIncidents } from '@touchline/betting/match-state/counted-incidents';
import { INITIAL_MATCH_STATE, type Incident, type MatchState } from '@touchline/betting/match-state/match-state';
import type { Book } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { MarketOdds } from '@touchline/feed/feed-events';
import { hasEnded, phaseOf } from '#features/line';
import { type Duel, fixtureOf } from './duel.ts';
import { standingOf } from './duel-player-state.ts';
import { priceDuel } from './price-duel.ts';

/** How a duel stands by the matches of its players. */
export interface DuelState {
  readonly facts: MatchState;
  readonly startsAt: number;
  /** Empty while nothing can be offered. */
  readonly markets: readonly MarketOdds[];
}

/** The state of a match: in the book of this process, or in its last picture. */
export type FindMatch = (matchId: number) => { readonly book: Book; readonly match: BookMatch } | undefined;

/** A duel is played from the first start to the last end; without a proper end of every match it is void. */
function statusOf(matches: readonly BookMatch[], everyoneTookPart: boolean): MatchState['status'] {
  if (matches.every(({ facts }) => hasEnded(facts)))
    return matches.every(({ facts }) => facts.status === 'ended') && everyoneTookPart ? 'ended' : 'cancelled';
  return matches.every((match) => phaseOf(match) === 'line') ? 'planned' : 'live';
}

interface Goal {
  readonly side: 1 | 2;
  readonly player: number;
  readonly second: number;
}

/** The goals that count, match by match in the order in which they fell. */
function goalsIn(duel: Duel, matches: ReadonlyMap<number, BookMatch>): Goal[] {
  const players = new Map(
    duel.sides.flatMap((side, s) =>
      side.map(({ matchId, outcome }, player) => [`${matchId} ${outcome}`, { side: s === 0 ? 1 : 2, player } as const] as const),
    ),
  );
  return [...matches].flatMap(([matchId, { fixture, facts }]) =>
    countedIncidents(facts, fixture.format, 'score', 0).flatMap(({ incident }) => {
      if (incident.player === undefined || incident.detail === 'own') return [];
      const who = [...players].find(([key]) => {
        const [match, outcome] = key.split(' ').map(Number);
        const { side, index } = playerOf(outcome ?? 0);
        return match === matchId && side === incident.side && index === incident.player;
      });
      return who ? [{ ...who[1], second: incident.second }] : [];
    }),
  );
}

function factsOf(status: MatchState['status'], goals: readonly Goal[]): MatchState {
  if (status === 'planned') return INITIAL_MATCH_STATE;
  const score: [number, number] = [0, 0];
  const incidents = goals.map(({ side, player, second }, i): Incident => {
    score[side - 1] = (score[side - 1] ?? 0) + 1;
    return { id: i + 1, kind: 'goal', side, period: 1, second, score: [score[0], score[1]], player };
  });
  const done = status === 'ended';
  return { ...INITIAL_MATCH_STATE, status, period: 1, periodsDone: done ? 1 : 0, counts: { score: [score] }, incidents };
}

/** How a duel stands now; undefined while one of its matches is not known. */
export function buildDuelState(duel: Duel, find: FindMatch): DuelState | undefined {
  const matches = new Map<number, BookMatch>();
  const goals: [number, number] = [0, 0];
  const expected: [number, number] = [0, 0];
  let everyoneTookPart = true;
  let open = true;
  for (const [s, side] of duel.sides.entries())
    for (const { matchId, outcome, rateMicro } of side) {
      const found = find(matchId);
      if (!found) return undefined;
      const { book, match } = found;
      matches.set(matchId, match);
      const standing = standingOf(book, match, outcome, rateMicro);
      const at = s === 0 ? 0 : 1;
      goals[at] += standing.goals;
      expected[at] += standing.expected;
      everyoneTookPart &&= standing.tookPart;
      // A stop of either match stops the duel.
      open &&= hasEnded(match.facts) || book.countOpenMarkets(match) > 0;
    }
  const all = [...matches.values()];
  const status = statusOf(all, everyoneTookPart);
  const facts = factsOf(status, goalsIn(duel, matches));
  const over = status === 'ended' || status === 'cancelled';
  return {
    facts,
    startsAt: Math.min(...all.map(({ fixture }) => fixture.startsAt)),
    markets: over || !open ? [] : priceDuel(fixtureOf(duel).format, facts, { goals, expected }),
  };
}
