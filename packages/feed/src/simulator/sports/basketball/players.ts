import { STANDALONE_MARKET_IDS } from '@touchline/betting/markets/market-ids';
import { playerOutcome } from '@touchline/betting/markets/sport/player-markets';
import { playerPoints } from '@touchline/betting/markets/sport/player-points';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import { encodeMarketId } from '@touchline/kernel/selection';
import type { Fixture } from '../../../feed-events.ts';
import { linesAround } from '../../pricing/lines.ts';
import type { FairMarket, Ratings } from '../../sport-model.ts';
import { convolve, type Distribution, meanOf } from '../chances/distribution.ts';
import { possessionCount } from '../possession/possession-count.ts';
import { PossessionOutlook } from '../possession/possession-outlook.ts';
import { levelChance } from '../possession/possession-specials.ts';
import { pointShares } from './name-scorers.ts';
import { BASKETBALL_RULES } from './rules.ts';

/** A player who makes fewer points than this is not asked about. */
const MIN_POINTS = 6;
/** Lines beside the even one stand at 4.5, 9.5, 14.5 and so on, so that they stay while it moves; what is nearly decided is left out. */
const FIXED = { first: 4.5, step: 5, apart: 2 };
const NEARLY = 0.08;
const MAX_POINTS = 90;

/** Possessions of one side among alternating ones of both: half of them, of an odd number either part. */
function ofOneSide(both: Distribution): Float64Array {
  const own = new Float64Array(Math.ceil(both.length / 2) + 1);
  both.forEach((p, n) => {
    for (const half of [Math.floor(n / 2), Math.ceil(n / 2)]) own[half] = (own[half] ?? 0) + p / 2;
  });
  return own;
}

/** Possessions that both sides may still have, with the overtime that a level end brings. */
function possessionsLeft(fixture: Fixture, facts: MatchState, outlook: PossessionOutlook): Distribution {
  const { periods } = fixture.format;
  if (facts.period > periods) return outlook.ahead(facts.period, facts.period).count;
  const regular = outlook.ahead(1, periods).count;
  const level = levelChance(outlook.points(1, periods));
  const longer = convolve(regular, possessionCount(BASKETBALL_RULES.overtimeSeconds, BASKETBALL_RULES.seconds(fixture), true));
  return Float64Array.from(longer, (p, n) => level * p + (1 - level) * (regular[n] ?? 0));
}

/** How many of the possessions bring this player points, each with the same chance. */
function scoringPossessions(possessions: Distribution, chance: number): Float64Array {
  const own = new Float64Array(Math.min(possessions.length, MAX_POINTS));
  possessions.forEach((weight, n) => {
    if (weight < 1e-7) return;
    let term = weight * (1 - chance) ** n;
    for (let k = 0; k <= n && k < own.length; k++) {
      own[k] = (own[k] ?? 0) + term;
      term *= ((n - k) / (k + 1)) * (chance / (1 - chance));
    }
  });
  return own;
}

/** Points of a player who makes the points of each of his side's possessions with the same chance. */
function pointsLeft(possessions: Distribution, scoring: Distribution, share: number): Float64Array {
  const scores = 1 - (scoring[0] ?? 0);
  const sum = new Float64Array(MAX_POINTS);
  let now = new Float64Array(MAX_POINTS);
  now[0] = 1;
  scoringPossessions(possessions, share * scores).forEach((weight, n) => {
    if (n > 0) {
      const next = new Float64Array(MAX_POINTS);
      for (let points = n - 1; points < MAX_POINTS; points++) {
        const p = (now[points] ?? 0) / scores;
        if (p > 1e-10) for (let k = 1; k < scoring.length; k++) next[points + k] = (next[points + k] ?? 0) + p * (scoring[k] ?? 0);
      }
      now = next;
    }
    if (weight > 1e-9) for (let points = 0; points < MAX_POINTS; points++) sum[points] = (sum[points] ?? 0) + weight * (now[points] ?? 0);
  });
  return sum;
}

/** The fixed lines next to the even one (quarters), one on each side. */
function linesBeside(even: number): readonly number[] {
  const { first, step, apart } = FIXED;
  const points = even / 4;
  const below = first + step * Math.floor((points - apart - first) / step);
  const above = first + step * Math.ceil((points + apart - first) / step);
  return [4 * below, 4 * above];
}

/** Over and under at the even line and beside it. */
function linesOf(player: number, min: number, p: Float64Array): FairMarket[] {
  const [even] = linesAround({ min, p }, 4, 0);
  if (even === undefined) return [];
  return [even, ...linesBeside(even)].flatMap((line) => {
    const over = p.reduce((sum, chance, points) => (4 * (min + points) > line ? sum + chance : sum), 0);
    if (line !== even && (line <= 4 * min || over < NEARLY || over > 1 - NEARLY)) return [];
    return [
      {
        market: encodeMarketId({ type: STANDALONE_MARKET_IDS['player-points'], period: 0, line, specifier: player }),
        outcomes: [
          [1, over],
          [2, 1 - over],
        ] as const,
      },
    ];
  });
}

/** Points of the players of both sides, by their part of what their side may still make. */
export function basketballPlayers(fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] {
  if (facts.status === 'ended') return [];
  const shares = [pointShares(fixture.home), pointShares(fixture.away)] as const;
  if (!shares[0] && !shares[1]) return [];
  const outlook = new PossessionOutlook(BASKETBALL_RULES, fixture, ratings, facts);
  const possessions = ofOneSide(possessionsLeft(fixture, facts, outlook));
  return ([1, 2] as const).flatMap((side) =>
    (shares[side - 1] ?? []).flatMap((share, index) => {
      const player = playerOutcome(side, index);
      const p = pointsLeft(possessions, outlook.scoring[side === 1 ? 0 : 1], share);
      const made = playerPoints(facts, player) ?? 0;
      return made + meanOf(p) < MIN_POINTS ? [] : linesOf(player, made, p);
    }),
  );
}
