import { countedIncidents } from '../../match-state/counted-incidents.ts';
import type { Incident, MatchState } from '../../match-state/match-state.ts';
import { countInPeriod } from '../../match-state/period-count.ts';
import { type LegResult, LOSE, VOID, WIN } from '../../settlement/leg-result.ts';
import { defineMarket } from '../define-market.ts';
import { STANDALONE_MARKET_IDS, type StandaloneMarketKey } from '../market-ids.ts';
import type { MarketType, MatchContext } from '../market-type.ts';
import type { OutcomeName } from '../outcome-name.ts';

/** Outcome of a player: line-up index from 0, away players from 512; 511 = no goalscorer. */
export const playerOutcome = (side: 1 | 2, index: number): number => (side === 2 ? 512 : 0) + index;
export const NO_GOALSCORER = 511;
export const playerOf = (outcome: number): { readonly side: 1 | 2; readonly index: number } => ({
  side: outcome >= 512 ? 2 : 1,
  index: outcome % 512,
});

/** The first players of a line-up begin; the others take part once a substitution names them. */
const STARTERS = 11;

const playerName = (_ref: unknown, outcome: number): OutcomeName => {
  if (outcome === NO_GOALSCORER) return { key: 'nobody' };
  const { side, index } = playerOf(outcome);
  return { key: 'player', args: { side, index } };
};

function tookPart(facts: MatchState, outcome: number): boolean {
  const { side, index } = playerOf(outcome);
  return index < STARTERS || facts.incidents.some((i) => i.kind === 'substitution' && i.side === side && i.player === index);
}

/** Goals with a scorer in regular time; own goals have none. */
const findGoals = (facts: MatchState, match: MatchContext): Incident[] =>
  countedIncidents(facts, match.format, 'score', 0)
    .map((o) => o.incident)
    .filter((i) => i.detail !== 'own' && i.player !== undefined && i.side !== 0);

const scorer = (goal: Incident): number => playerOutcome(goal.side === 2 ? 2 : 1, goal.player ?? 0);

type PlayerRule = (outcome: number, facts: MatchState, match: MatchContext, done: boolean) => LegResult | undefined;

function playerMarket(key: StandaloneMarketKey, rule: PlayerRule): MarketType {
  return defineMarket({
    id: STANDALONE_MARKET_IDS[key],
    key,
    group: 'players',
    layout: 2,
    outcomes: null,
    outcomeName: playerName,
    settle(_ref, outcome, facts, match) {
      const { done } = countInPeriod(facts, match.format, 'score', 0);
      const result = rule(outcome, facts, match, done);
      if (done && result !== WIN && outcome !== NO_GOALSCORER && !tookPart(facts, outcome)) return VOID;
      return result;
    },
  });
}

/**
 * A player who never came on is void, and that is known only at full time: until then only players who have taken part can lose.
 */
const loseIfTookPart = (facts: MatchState, outcome: number): LegResult | undefined =>
  outcome === NO_GOALSCORER || tookPart(facts, outcome) ? LOSE : undefined;

const firstGoalscorer: PlayerRule = (outcome, facts, match, done) => {
  const first = findGoals(facts, match)[0];
  if (first) return scorer(first) === outcome ? WIN : done ? LOSE : loseIfTookPart(facts, outcome);
  return done ? (outcome === NO_GOALSCORER ? WIN : LOSE) : undefined;
};

const lastGoalscorer: PlayerRule = (outcome, facts, match, done) => {
  const final = findGoals(facts, match).at(-1);
  if (!done) return final && outcome === NO_GOALSCORER ? LOSE : undefined;
  return (final ? scorer(final) : NO_GOALSCORER) === outcome ? WIN : LOSE;
};

const minGoals =
  (n: number): PlayerRule =>
  (outcome, facts, match, done) =>
    findGoals(facts, match).filter((g) => scorer(g) === outcome).length >= n ? WIN : done ? LOSE : undefined;

const carded: PlayerRule = (outcome, facts, match, done) => {
  const { side, index } = playerOf(outcome);
  const shown = facts.incidents.some(
    (i) => (i.kind === 'yellow' || i.kind === 'red') && i.side === side && i.player === index && i.period <= match.format.periods,
  );
  return shown ? WIN : done ? LOSE : undefined;
};

export const PLAYER_MARKETS: readonly MarketType[] = [
  playerMarket('first-goalscorer', firstGoalscorer),
  playerMarket('anytime-goalscorer', minGoals(1)),
  playerMarket('last-goalscorer', lastGoalscorer),
  playerMarket('player-two-goals', minGoals(2)),
  playerMarket('player-three-goals', minGoals(3)),
  playerMarket('player-carded', carded),
];
