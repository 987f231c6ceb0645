import { countedIncidents } from '../../match-state/counted-incidents.ts';
import type { MatchState } from '../../match-state/match-state.ts';
import { countInPeriod } from '../../match-state/period-count.ts';
import { type LegResult, LOSE, VOID, WIN } from '../../settlement/leg-result.ts';
import { defineMarket } from '../define-market.ts';
import { STANDALONE_MARKET_IDS } from '../market-ids.ts';
import type { MarketType, MatchContext } from '../market-type.ts';
import { overUnderName } from '../outcome-name.ts';
import { quarterResult } from '../score/quarter-line.ts';
import { settlePlayerLine } from '../score/settle-player-line.ts';
import { computePlayerFigures, type PlayerFigures } from './cricket-facts.ts';
import { playerOf } from './player-markets.ts';

/** Markets of an innings (the ref's period) or of the match (0). Match, innings and team totals, and wickets, are the general families. */

const playerName = (_ref: unknown, outcome: number) => ({ key: 'player', args: { ...playerOf(outcome) } });
const ELEVEN = 11;

/** The best of a list share the place; who is not of the eleven and did not come on is void, and so is everybody without a best. */
function bestOf(best: readonly number[], outcome: number, took: ReadonlyMap<number, PlayerFigures>): LegResult {
  if (best.length === 0) return VOID;
  if (!best.includes(outcome)) return playerOf(outcome).index < ELEVEN || took.has(outcome) ? LOSE : VOID;
  return best.length === 1 ? WIN : { kind: 'dead-heat', num: 1, den: best.length };
}

/**
 * The top scorer of both sides, or of the one that the ref's specifier names; one of the eleven loses even if he is not needed. Level batters share.
 */
const TOP_BATTER: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS['top-batter'],
  key: 'top-batter',
  group: 'players',
  layout: 2,
  outcomes: null,
  outcomeName: playerName,
  settle(ref, outcome, facts, match) {
    if (!countInPeriod(facts, match.format, 'score', ref.period).done) return undefined;
    const both = computePlayerFigures('batter', facts, match.format, ref.period);
    const batters = ref.specifier === 0 ? both : new Map([...both].filter(([batter]) => playerOf(batter).side === ref.specifier));
    const max = Math.max(...[...batters.values()].map(({ count }) => count));
    const best = [...batters].flatMap(([batter, { count }]) => (count === max ? [batter] : []));
    return bestOf(best, outcome, batters);
  },
});

const better = (a: PlayerFigures, b: PlayerFigures): boolean => (a.count === b.count ? a.conceded < b.conceded : a.count > b.count);

/** The bowler with most wickets; of level bowlers the one who conceded fewer runs; those still level share. Without any wicket it is void. */
const TOP_BOWLER: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS['top-bowler'],
  key: 'top-bowler',
  group: 'players',
  layout: 2,
  outcomes: null,
  outcomeName: playerName,
  settle(ref, outcome, facts, match) {
    if (!countInPeriod(facts, match.format, 'score', ref.period).done) return undefined;
    const bowlers = computePlayerFigures('bowler', facts, match.format, ref.period);
    const takers = [...bowlers].filter(([, { count }]) => count > 0);
    const best = takers.flatMap(([bowler, own]) => (takers.some(([, other]) => better(other, own)) ? [] : [bowler]));
    return bestOf(best, outcome, bowlers);
  },
});

/** A player's count so far; undefined while he has not batted or bowled. */
const countOf = (kind: 'batter' | 'bowler', facts: MatchState, match: MatchContext, period: number, player: number): number | undefined =>
  computePlayerFigures(kind, facts, match.format, period).get(player)?.count;

/** Over or under for one player, the ref's specifier by his number. Void if he does not bat or bowl, whichever the count needs. */
function playerTotal(key: 'batter-runs' | 'bowler-wickets', kind: 'batter' | 'bowler'): MarketType {
  return defineMarket({
    id: STANDALONE_MARKET_IDS[key],
    key,
    group: 'players',
    layout: 2,
    outcomes: [1, 2],
    outcomeName: overUnderName,
    nameArgs: (ref) => ({ playerOutcome: ref.specifier }),
    settle(ref, outcome, facts, match) {
      const count = countOf(kind, facts, match, ref.period, ref.specifier);
      const done = countInPeriod(facts, match.format, 'score', ref.period).done;
      return settlePlayerLine(outcome, ref.line, count, done);
    },
  });
}

/** Which players reach so many runs or wickets, the ref's specifier. Void for who neither bats nor bowls. */
function milestone(key: 'batter-milestone' | 'bowler-milestone', kind: 'batter' | 'bowler'): MarketType {
  return defineMarket({
    id: STANDALONE_MARKET_IDS[key],
    key,
    group: 'players',
    layout: 2,
    outcomes: null,
    outcomeName: playerName,
    settle(ref, outcome, facts, match) {
      const count = countOf(kind, facts, match, ref.period, outcome);
      if (count !== undefined && count >= ref.specifier) return WIN;
      if (!countInPeriod(facts, match.format, 'score', ref.period).done) return undefined;
      return count === undefined ? VOID : LOSE;
    },
  });
}

/** Ways to be out by their permanent number, from 1; `other-dismissal` covers all that are not listed. Append only. */
const WAYS = ['caught', 'bowled', 'leg-before-wicket', 'run-out', 'stumped', 'other-dismissal'] as const;

/** Other names that feeds call them by. */
const ALSO_CALLED: Readonly<Record<string, (typeof WAYS)[number]>> = { lbw: 'leg-before-wicket', 'caught-and-bowled': 'caught' };

/** How the wicket falls whose number is the ref's specifier; void if it does not. */
const DISMISSAL_METHOD: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS['dismissal-method'],
  key: 'dismissal-method',
  group: 'specials',
  layout: 3,
  outcomes: WAYS.map((_, i) => i + 1),
  outcomeName: (_ref, outcome) => ({ key: WAYS[outcome - 1] ?? 'other-dismissal' }),
  settle(ref, outcome, facts, match) {
    const wicket = countedIncidents(facts, match.format, 'wicket', ref.period)[ref.specifier - 1];
    if (!wicket) return countInPeriod(facts, match.format, 'score', ref.period).done ? VOID : undefined;
    const detail = wicket.incident.detail ?? '';
    const way = ALSO_CALLED[detail] ?? WAYS.find((w) => w === detail) ?? 'other-dismissal';
    return WAYS[outcome - 1] === way ? WIN : LOSE;
  },
});

/**
 * Runs of the batting side when the wicket falls whose number is the ref's specifier, over or under; an innings that ends without it
 * counts with its total. The ref's period is the innings.
 */
const WICKET_FALL: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS['wicket-fall'],
  key: 'wicket-fall',
  group: 'intervals',
  layout: 2,
  outcomes: [1, 2],
  outcomeName: overUnderName,
  settle(ref, outcome, facts, match) {
    const wicket = countedIncidents(facts, match.format, 'wicket', ref.period)[ref.specifier - 1];
    const now = countInPeriod(facts, match.format, 'score', ref.period);
    // One side bats in an innings, so the runs of both are its runs.
    const runs = wicket ? (wicket.incident.score[wicket.side === 2 ? 1 : 0] ?? 0) : now.home + now.away;
    if (!wicket && 4 * runs - ref.line >= 2) return outcome === 1 ? WIN : LOSE;
    return wicket || now.done ? quarterResult(outcome === 1 ? 4 * runs - ref.line : ref.line - 4 * runs) : undefined;
  },
});

export const CRICKET_MARKETS: readonly MarketType[] = [
  TOP_BATTER,
  TOP_BOWLER,
  playerTotal('batter-runs', 'batter'),
  playerTotal('bowler-wickets', 'bowler'),
  milestone('batter-milestone', 'batter'),
  milestone('bowler-milestone', 'bowler'),
  DISMISSAL_METHOD,
  WICKET_FALL,
];
