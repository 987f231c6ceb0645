import { STANDALONE_MARKET_IDS } from '@touchline/betting/markets/market-ids';
import { NO_GOALSCORER, playerOutcome } from '@touchline/betting/markets/sport/player-markets';
import { countedIncidents } from '@touchline/betting/match-state/counted-incidents';
import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import { encodeMarketId } from '@touchline/kernel/selection';
import type { Competitor, Fixture } from '../../feed-events.ts';
import type { FairMarket, Ratings } from '../sport-model.ts';
import { cardWeights, goalWeights } from './line-up.ts';
import { goalsLeft } from './outlook.ts';
import { EVENT_SHARES, OWN_GOALS, periodLength, periodStart, RED_RATE, remainingShare, statRates } from './rates.ts';

type PlayerMarketKey =
  | 'anytime-goalscorer'
  | 'first-goalscorer'
  | 'last-goalscorer'
  | 'player-two-goals'
  | 'player-three-goals'
  | 'player-carded';

const marketOf = (key: PlayerMarketKey): number => encodeMarketId({ type: STANDALONE_MARKET_IDS[key], period: 0, line: 0, specifier: 0 });

/** Substitutions of a side in a second half, on average, and the players among whom each is drawn (script.ts, LineUp.substitute). */
const SUBSTITUTIONS = 3.5;
const FIELD_PLAYERS = 10;
/** Players who are less likely to score than this are not offered as scorers. */
const MIN_GOALS = 0.004;

/** Line-up indices on the pitch: the first eleven, without those who left, with those who came on. */
function onPitch(team: Competitor, side: 1 | 2, facts: MatchState): Set<number> {
  const present = new Set(Array.from({ length: Math.min(11, team.players?.length ?? 0) }, (_, i) => i));
  for (const { kind, side: of, player, assist } of facts.incidents) {
    if (of !== side) continue;
    if (kind === 'substitution') {
      if (assist !== undefined) present.delete(assist);
      if (player !== undefined) present.add(player);
    } else if (kind === 'red' && player !== undefined) present.delete(player);
  }
  return present;
}

/** Chance that a player who is on the pitch is taken off before the end. */
function takenOff(side: 1 | 2, facts: MatchState): number {
  const played = facts.period >= 2 ? Math.max(0, (facts.clock?.seconds ?? 0) - periodStart(2)) / periodLength(2) : 0;
  const made = facts.incidents.filter(({ kind, side: of }) => kind === 'substitution' && of === side).length;
  return Math.min(1, Math.max(0, Math.min((1 - played) * SUBSTITUTIONS, 5 - made)) / FIELD_PLAYERS);
}

interface Candidate {
  readonly side: 1 | 2;
  readonly outcome: number;
  /** His part of his side's goals while he is on the pitch. */
  readonly share: number;
  /** Goals and cards that he may still get. */
  readonly goals: number;
  readonly cards: number;
  readonly scored: number;
  readonly shown: boolean;
}

/** Goals and cards that a side may still bring and that count for its players, by half. */
interface SideLeft {
  readonly goals: HomeAway;
  /** Share of the second half that a player of the eleven is still on for, on average. */
  readonly stays: number;
}

function candidatesOf(team: Competitor, side: 1 | 2, left: SideLeft, ratings: Ratings, facts: MatchState): Candidate[] {
  const present = onPitch(team, side, facts);
  const [goals, cards] = [goalWeights(team), cardWeights(team)];
  const sum = (weights: readonly number[]): number => [...present].reduce((s, i) => s + (weights[i] ?? 0), 0);
  const [goalSum, cardSum] = [sum(goals), sum(cards)];
  const [first, second] = [1, 2].map((period) => (EVENT_SHARES[period - 1] ?? 0) * remainingShare(period, facts));
  const cardsLeft = ((statRates('yellow', ratings)[side - 1] ?? 0) + RED_RATE) * ((first ?? 0) + (second ?? 0) * left.stays);
  return [...present].map((index) => {
    const mine = facts.incidents.filter((i) => i.side === side && i.player === index);
    const share = (goals[index] ?? 0) / goalSum;
    return {
      side,
      outcome: playerOutcome(side, index),
      share,
      goals: share * (left.goals[0] + left.goals[1] * left.stays),
      cards: (cardsLeft * (cards[index] ?? 0)) / cardSum,
      scored: mine.filter((i) => i.kind === 'goal' && i.detail !== 'own').length,
      shown: mine.some((i) => i.kind === 'yellow' || i.kind === 'red'),
    };
  });
}

/** Probability of at least `n` of a Poisson number. */
function atLeast(n: number, mean: number): number {
  let [term, below] = [Math.exp(-mean), 0];
  for (let k = 0; k < n; k++) {
    below += term;
    term *= mean / (k + 1);
  }
  return 1 - below;
}

/** The scorer of the first, or the last, of the goals still to come: each half's goals by its share of both sides' rates. */
function firstOrLast(of: readonly Candidate[], left: Readonly<Record<1 | 2, SideLeft>>, order: 'first' | 'last') {
  const half = (n: 0 | 1): number => left[1].goals[n] + left[2].goals[n];
  const none = [Math.exp(-half(0)), Math.exp(-half(1))] as const;
  const ofHalf = (n: 0 | 1, { side, share }: Candidate): number =>
    half(n) === 0 ? 0 : ((share * left[side].goals[n] * (n === 1 ? left[side].stays : 1)) / half(n)) * (1 - none[n]);
  return of.map((c): readonly [number, number] => [
    c.outcome,
    order === 'first' ? ofHalf(0, c) + none[0] * ofHalf(1, c) : ofHalf(1, c) + none[1] * ofHalf(0, c),
  ]);
}

/** First scorer until there is one; last scorer until the end, where the latest one stands if no other follows. */
function orderMarkets(
  fixture: Fixture,
  facts: MatchState,
  open: readonly Candidate[],
  left: Readonly<Record<1 | 2, SideLeft>>,
): FairMarket[] {
  const latest = countedIncidents(facts, fixture.format, 'score', 0)
    .map(({ incident }) => incident)
    .findLast(({ detail, player, side }) => detail !== 'own' && player !== undefined && side !== 0);
  const none = Math.exp(-[1, 2].reduce((sum, side) => sum + left[side as 1 | 2].goals[0] + left[side as 1 | 2].goals[1], 0));
  const last = new Map(firstOrLast(open, left, 'last'));
  const stands = latest ? playerOutcome(latest.side === 2 ? 2 : 1, latest.player ?? 0) : NO_GOALSCORER;
  last.set(stands, (last.get(stands) ?? 0) + none);
  const markets: FairMarket[] = [{ market: marketOf('last-goalscorer'), outcomes: [...last] }];
  if (!latest)
    markets.unshift({ market: marketOf('first-goalscorer'), outcomes: [...firstOrLast(open, left, 'first'), [NO_GOALSCORER, none]] });
  return markets;
}

/**
 * Player markets: each player has his share of the goals and cards that his side may still get, while he is on the pitch. First and last
 * goalscorer are offered only when both squads are known: a goal without a named scorer could not settle them.
 */
export function footballPlayers(fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] {
  if (facts.status === 'ended' || facts.periodsDone >= 2) return [];
  const sideLeft = (side: 1 | 2): SideLeft => {
    const goals = [1, 2].map((period) => (1 - OWN_GOALS) * (goalsLeft(period, ratings, facts)[side - 1] ?? 0));
    return { goals: [goals[0] ?? 0, goals[1] ?? 0], stays: 1 - takenOff(side, facts) / 2 };
  };
  const left = { 1: sideLeft(1), 2: sideLeft(2) } as const;
  const teams = [fixture.home, fixture.away] as const;
  const all = ([1, 2] as const).flatMap((side) => {
    const team = teams[side - 1];
    return team?.players?.length ? candidatesOf(team, side, left[side], ratings, facts) : [];
  });
  if (all.length === 0) return [];
  const open = all.filter(({ goals }) => goals > MIN_GOALS);
  const atLeastGoals = (key: PlayerMarketKey, n: number): FairMarket => ({
    market: marketOf(key),
    outcomes: open.filter(({ scored }) => scored < n).map(({ outcome, scored, goals }) => [outcome, atLeast(n - scored, goals)]),
  });
  const markets: readonly FairMarket[] = [
    atLeastGoals('anytime-goalscorer', 1),
    ...(teams.every((team) => team?.players?.length) ? orderMarkets(fixture, facts, open, left) : []),
    atLeastGoals('player-two-goals', 2),
    atLeastGoals('player-three-goals', 3),
    {
      market: marketOf('player-carded'),
      outcomes: all.filter(({ shown }) => !shown).map(({ outcome, cards }) => [outcome, 1 - Math.exp(-cards)] as const),
    },
  ];
  return markets.filter(({ outcomes }) => outcomes.length > 0);
}
