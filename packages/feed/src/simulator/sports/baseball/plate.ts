import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { Ratings } from '../../sport-model.ts';

/** Bases as bits: 1 first, 2 second, 4 third. */
export interface BaseState {
  readonly outs: number;
  readonly bases: number;
}

/** One way in which a batter's turn may end. */
export interface PlateEnd extends BaseState {
  readonly kind: 'strike-out' | 'out' | 'double-play' | 'sacrifice' | 'walk' | 'single' | 'double' | 'triple' | 'home-run';
  readonly runs: number;
  readonly hit: boolean;
  readonly p: number;
}

const WALK = 0.093;
const SINGLE = 0.142;
const DOUBLE = 0.044;
const TRIPLE = 0.004;
const HOME_RUN = 0.031;
/** Of the outs: by strikes; two at once with a man on first; a run from third with fewer than two out. */
const STRIKE_OUT = 0.33;
const DOUBLE_PLAY = 0.16;
const SACRIFICE = 0.26;
/** A man on second comes home on a single; a man on first comes home on a double. */
const SECOND_SCORES = 0.62;
const FIRST_SCORES = 0.44;

/** How the log of reaching base follows the rating difference, and batting at home. */
const STRENGTH = 0.045;
const HOME = 0.022;

/** How much more often than average each side's batters reach base. */
export function offence({ home, away }: Ratings): HomeAway {
  const edge = STRENGTH * (home - away);
  return [Math.exp(edge + HOME), Math.exp(-edge - HOME)];
}

const men = (bases: number): number => (bases & 1) + ((bases >> 1) & 1) + ((bases >> 2) & 1);

function afterWalk(bases: number): readonly [bases: number, runs: number] {
  if ((bases & 1) === 0) return [bases | 1, 0];
  if ((bases & 2) === 0) return [bases | 2, 0];
  if ((bases & 4) === 0) return [7, 0];
  return [7, 1];
}

/** Every way a batter's turn may end in that state, with its chance; `factor` scales reaching base. Probabilities sum to 1. */
export function plateEnds({ outs, bases }: BaseState, factor: number): PlateEnd[] {
  const ends: PlateEnd[] = [];
  const add = (kind: PlateEnd['kind'], p: number, next: BaseState, runs: number, hit = false): void => {
    if (p > 0) ends.push({ kind, p, ...next, runs, hit });
  };
  const [walked, walkRuns] = afterWalk(bases);
  add('walk', WALK * factor, { outs, bases: walked }, walkRuns);
  const third = (bases >> 2) & 1;
  const second = (bases >> 1) & 1;
  const first = bases & 1;
  const single = SINGLE * factor;
  add('single', single * (second ? SECOND_SCORES : 1), { outs, bases: 1 | (first << 1) }, third + second, true);
  // The man on second stops at third; a man on first then stops at second.
  if (second) add('single', single * (1 - SECOND_SCORES), { outs, bases: 1 | (first << 1) | 4 }, third, true);
  const double = DOUBLE * factor;
  add('double', double * (first ? FIRST_SCORES : 1), { outs, bases: 2 }, third + second + first, true);
  if (first) add('double', double * (1 - FIRST_SCORES), { outs, bases: 2 | 4 }, third + second, true);
  add('triple', TRIPLE * factor, { outs, bases: 4 }, men(bases), true);
  add('home-run', HOME_RUN * factor, { outs, bases: 0 }, men(bases) + 1, true);
  const out = 1 - (WALK + SINGLE + DOUBLE + TRIPLE + HOME_RUN) * factor;
  const early = outs < 2;
  const doublePlay = first && early ? DOUBLE_PLAY : 0;
  const sacrifice = third && early ? SACRIFICE : 0;
  add('double-play', out * doublePlay, { outs: outs + 2, bases: bases & ~1 }, 0);
  add('sacrifice', out * sacrifice, { outs: outs + 1, bases: bases & ~4 }, 1);
  const plain = out * (1 - doublePlay - sacrifice);
  add('strike-out', plain * STRIKE_OUT, { outs: outs + 1, bases }, 0);
  add('out', plain * (1 - STRIKE_OUT), { outs: outs + 1, bases }, 0);
  return ends;
}
