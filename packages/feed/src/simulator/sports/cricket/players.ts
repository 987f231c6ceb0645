import { STANDALONE_MARKET_IDS } from '@touchline/betting/markets/market-ids';
import { playerOutcome } from '@touchline/betting/markets/sport/player-markets';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import { encodeMarketId } from '@touchline/kernel/selection';
import type { Fixture } from '../../../feed-events.ts';
import { linesAround } from '../../pricing/lines.ts';
import type { FairMarket, Ratings } from '../../sport-model.ts';
import { ofSamples, playerSamples, type SideSamples } from './player-samples.ts';
import { hasNames } from './scorecard.ts';

const marketOf = (key: 'top-batter' | 'batter-runs' | 'batter-milestone', specifier: number, line = 0): number =>
  encodeMarketId({ type: STANDALONE_MARKET_IDS[key], period: 0, line, specifier });

/** Runs that are counted as a feat. */
const MILESTONES = [50, 100];
/** Less likely feats are not offered, nor the runs of who bats in fewer than so many matches. */
const MIN_CHANCE = 0.01;
const OFTEN = 0.75;

/** Over and under of a batter who bats in most matches: who does not is void, so that the price is that of matches in which he does. */
function runsOf(side: 1 | 2, place: number, { batted, runs }: SideSamples): FairMarket[] {
  const matches = batted[place] ?? 0;
  if (ofSamples(matches) < OFTEN) return [];
  const p = Float64Array.from(runs[place] ?? [], (n) => n / matches);
  return linesAround({ min: 0, p }, 4, 0).map((line) => {
    const over = p.reduce((sum, chance, made) => (4 * made > line ? sum + chance : sum), 0);
    return {
      market: marketOf('batter-runs', playerOutcome(side, place), line),
      outcomes: [
        [1, over],
        [2, 1 - over],
      ],
    };
  });
}

function ofSide(side: 1 | 2, samples: SideSamples): FairMarket[] {
  const places = Array.from(samples.batted, (_, place) => place);
  return [
    {
      market: marketOf('top-batter', side),
      outcomes: places.map((place) => [playerOutcome(side, place), ofSamples(samples.best[place] ?? 0)]),
    },
    ...places.flatMap((place) => runsOf(side, place, samples)),
  ];
}

/** Chances of a feat, of those who bat. */
function milestone(runs: number, sides: readonly (readonly [1 | 2, SideSamples])[]): FairMarket[] {
  const outcomes = sides.flatMap(([side, samples]) =>
    samples.runs.flatMap((made, place): readonly (readonly [number, number])[] => {
      const matches = samples.batted[place] ?? 0;
      const chance = matches === 0 ? 0 : made.subarray(runs).reduce((sum, n) => sum + n, 0) / matches;
      return chance < MIN_CHANCE ? [] : [[playerOutcome(side, place), chance]];
    }),
  );
  return outcomes.length === 0 ? [] : [{ market: marketOf('batter-milestone', runs), outcomes }];
}

/**
 * Markets of batters, before the match: a ball in play changes what a batter has made, and the facts of a running match say it only when he is
 * out.
 */
export function cricketPlayers(fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] {
  if (facts.period > 0 || facts.status !== 'planned') return [];
  const named = ([1, 2] as const).filter((side) => hasNames(fixture, side));
  if (named.length === 0) return [];
  const samples = playerSamples(fixture, ratings);
  const sides = named.map((side) => [side, samples[side - 1] as SideSamples] as const);
  return [...sides.flatMap(([side, own]) => ofSide(side, own)), ...MILESTONES.flatMap((runs) => milestone(runs, sides))];
}
