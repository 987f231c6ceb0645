import { STANDALONE_MARKET_IDS } from '@touchline/betting/markets/market-ids';
import { methodOutcome } from '@touchline/betting/markets/sport/method-of-victory';
import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import { encodeMarketId } from '@touchline/kernel/selection';
import type { Fixture } from '../../../feed-events.ts';
import type { FairMarket, Ratings, StatForecast } from '../../sport-model.ts';
import { counted } from '../chances/counted.ts';
import { mixedPoisson } from '../chances/mixed-poisson.ts';
import { verdict } from './judges.ts';
import { FINISH_WAYS, finishHazard, secondsElapsed, strikeRates, totalHazard } from './rates.ts';

const UNIT_SECONDS = 10;

const hasEnded = (fixture: Fixture, facts: MatchState): boolean => facts.status === 'ended' || facts.periodsDone >= fixture.format.periods;

/** Strikes and takedowns over a fight that may end at any moment. */
export function mmaOutlooks(fixture: Fixture, ratings: Ratings, facts: MatchState): StatForecast[] {
  if (hasEnded(fixture, facts)) return [];
  const { periods, periodSeconds } = fixture.format;
  const units = Math.max(1, Math.round((periods * periodSeconds - secondsElapsed(fixture, facts)) / UNIT_SECONDS));
  const stay = Math.exp(-totalHazard(fixture, ratings) * UNIT_SECONDS);
  const lengths = Float64Array.from({ length: units + 1 }, (_, i) => (i === units ? stay ** units : stay ** i * (1 - stay)));
  const { strike, takedown } = strikeRates(fixture, ratings);
  const perUnit = ([home, away]: HomeAway): HomeAway => [home * UNIT_SECONDS, away * UNIT_SECONDS];
  return [
    {
      stat: 'strike',
      period: 0,
      outlook: mixedPoisson(lengths, perUnit(strike), counted(facts, 'strike', 1, periods)),
      lineStep: 8,
      lines: 1,
    },
    {
      stat: 'takedown',
      period: 0,
      outlook: mixedPoisson(lengths, perUnit(takedown), counted(facts, 'takedown', 1, periods)),
      lineStep: 4,
      lines: 1,
    },
  ];
}

const twoWay = (type: number, yes: number, line = 0): FairMarket => ({
  market: encodeMarketId({ type, period: 0, line, specifier: 0 }),
  outcomes: [
    [1, yes],
    [2, 1 - yes],
  ],
});

/** Winner, way, round, distance and rounds: hazards until the bell, then the judges. */
export function mmaSpecials(fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] {
  if (hasEnded(fixture, facts)) return [];
  const { periods, periodSeconds } = fixture.format;
  const now = secondsElapsed(fixture, facts);
  const hazard = totalHazard(fixture, ratings);
  const lasts = (second: number): number => Math.exp(-hazard * Math.max(0, second - now));
  const distance = lasts(periods * periodSeconds);
  const { clear, split } = verdict(fixture, ratings, facts);
  const methods: [number, number][] = [];
  let home = 0;
  for (const side of [1, 2] as const) {
    for (const way of FINISH_WAYS) {
      const p = ((finishHazard(fixture, ratings, way)[side - 1] ?? 0) / hazard) * (1 - distance);
      methods.push([methodOutcome(side, way), p]);
      if (side === 1) home += p;
    }
    methods.push(
      [methodOutcome(side, 'decision'), distance * (clear[side - 1] ?? 0)],
      [methodOutcome(side, 'split-decision'), distance * (split[side - 1] ?? 0)],
    );
  }
  home += distance * (clear[0] + split[0]);
  const rounds: [number, number][] = [];
  for (let round = facts.periodsDone + 1; round <= periods; round++)
    rounds.push([round, lasts((round - 1) * periodSeconds) - lasts(round * periodSeconds)]);
  const markets: FairMarket[] = [
    twoWay(STANDALONE_MARKET_IDS.winner, home),
    { market: encodeMarketId({ type: STANDALONE_MARKET_IDS['method-of-victory'], period: 0, line: 0, specifier: 0 }), outcomes: methods },
    {
      market: encodeMarketId({ type: STANDALONE_MARKET_IDS['ending-period'], period: 0, line: 0, specifier: 0 }),
      outcomes: [...rounds, [0, distance]],
    },
    twoWay(STANDALONE_MARKET_IDS['full-distance'], distance),
  ];
  for (let round = 0; round < periods; round++) {
    const middle = (round + 0.5) * periodSeconds;
    if (middle > now) markets.push(twoWay(STANDALONE_MARKET_IDS['round-total'], lasts(middle), 4 * round + 2));
  }
  return markets;
}
