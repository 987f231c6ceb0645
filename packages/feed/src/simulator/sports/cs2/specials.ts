import { familyTypeId, STANDALONE_MARKET_IDS } from '@touchline/betting/markets/market-ids';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import { encodeMarketId } from '@touchline/kernel/selection';
import type { Fixture } from '../../../feed-events.ts';
import type { FairMarket, Ratings } from '../../sport-model.ts';
import { type Cs2State, cs2State, FRESH } from './cs2-state.ts';
import { firstToRounds, mapEnds, mapOver, roundChances } from './map-chances.ts';
import { roundRates } from './rates.ts';

/** First rounds of both halves, played with pistols. */
const PISTOLS = [1, 13];
const RACES = [5, 10];

function ofMap(fixture: Fixture, ratings: Ratings, period: number, states: Cs2State['states']): FairMarket[] {
  const rates = roundRates(fixture, ratings, period);
  const score = states[0]?.state.score ?? [0, 0];
  const played = score[0] + score[1];
  const markets: FairMarket[] = [];
  const sum = (of: (state: Cs2State['states'][number]['state']) => number): number =>
    states.reduce((total, { weight, state }) => total + weight * of(state), 0);
  const overtime = sum((state) => mapEnds(state, rates).reduce((p, end) => p + (Math.min(end.home, end.away) >= 12 ? end.p : 0), 0));
  if (Math.min(...score) < 12)
    markets.push({
      market: encodeMarketId({ type: STANDALONE_MARKET_IDS['map-overtime'], period, line: 0, specifier: 0 }),
      outcomes: [
        [1, overtime],
        [2, 1 - overtime],
      ],
    });
  for (const n of new Set([...PISTOLS, ...(played > 0 ? [played + 1, played + 2] : [])])) {
    if (n <= played) continue;
    const chances = states.map(({ weight, state }) => ({ weight, of: roundChances(state, rates, n) }));
    const [home, none, away] = [0, 1, 2].map((i) => chances.reduce((p, { weight, of }) => p + weight * (of[i] ?? 0), 0));
    const fair: [number, number][] = [
      [1, home ?? 0],
      [0, none ?? 0],
      [2, away ?? 0],
    ];
    // Twelve rounds are always played: none of the first twelve can end with neither side as its winner.
    markets.push({
      market: encodeMarketId({ type: familyTypeId('nth', 'score'), period, line: 0, specifier: n }),
      outcomes: fair.filter(([outcome, p]) => outcome !== 0 || p > 1e-9),
    });
  }
  for (const goal of RACES) {
    if (Math.max(...score) >= goal) continue;
    const home = sum((state) => firstToRounds(state, rates, goal));
    markets.push({
      market: encodeMarketId({ type: familyTypeId('race-to', 'score'), period, line: 0, specifier: goal }),
      outcomes: [
        [1, home],
        [2, 1 - home],
      ],
    });
  }
  return markets;
}

/** Pistol rounds, the next rounds, races and overtime of the running map, and of the next one where it is sure to be played. */
export function cs2Specials(fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] {
  const { toWin } = fixture.format;
  const { won, map, score, states } = cs2State(facts);
  if (facts.status === 'ended' || Math.max(...won) >= toWin || mapOver(...score)) return [];
  const markets = ofMap(fixture, ratings, map, states);
  if (Math.max(...won) + 1 < toWin) markets.push(...ofMap(fixture, ratings, map + 1, FRESH));
  return markets;
}
