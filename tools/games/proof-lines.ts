import { mul, ONE, ratio, sub, ZERO } from '@touchline/kernel/ratio';
import type { AnyGame, Payout } from '../../packages/casino/src/game.ts';
import { INSTANT_GAMES } from '../../packages/casino/src/games/instant-games.ts';
import { rankOf } from '../../packages/casino/src/hi-lo/hi-lo.ts';

/** A way of playing a game, and everything that it can come to; the chances sum to 1. */
export interface ProofLine {
  readonly game: AnyGame;
  readonly options: unknown;
  /** How many steps are taken before what has been won is; null where the round ends with its draw. */
  readonly stop: number | null;
  readonly payouts: readonly Payout[];
}

/** The step that is taken at each height of the games that are climbed. */
const STEPS: Readonly<Record<string, (height: number) => unknown>> = {
  mines: (height) => ({ open: (height * 7) % 25 }),
  tower: (height) => ({ step: { tile: height % 2 } }),
  'chicken-road': () => ({ step: {} }),
  pump: () => ({ step: {} }),
  flip: (height) => ({ step: { side: height % 2 === 0 ? 'heads' : 'tails' } }),
  'rock-paper-scissors': (height) => ({ step: { hand: ['rock', 'paper', 'scissors'][height % 3] } }),
};

/** Higher up to a seven, lower from an eight: a card of each side, the ends included. */
const guess = (rank: number): 'higher' | 'lower' => (rank <= 7 ? 'higher' : 'lower');

const edgeOf = (game: AnyGame): number => game.edge?.usual ?? 0;

/** Stops after the first step, and at the middle of what can be climbed. */
function climbed(game: AnyGame, options: unknown): ProofLine[] {
  const { payouts } = game.returns(options, edgeOf(game));
  return [...new Set([1, Math.ceil(payouts.length / 2)])].flatMap((stop) => {
    const reached = payouts[stop - 1];
    if (!reached) return [];
    return { game, options, stop, payouts: [reached, { label: 'lost', pay: ZERO, chance: sub(ONE, reached.chance) }] };
  });
}

/** One guess on each first card. */
function hiLo(game: AnyGame, options: unknown): ProofLine {
  const card = ratio(1n, 13n);
  const made = game.returns(options, edgeOf(game)).payouts.filter(({ label }) => {
    const [rank, side] = label.split(' ');
    return side === guess(Number(rank));
  });
  const won = made.map((payout) => ({ ...payout, chance: mul(payout.chance, card) }));
  const lost = won.reduce((left, { chance }) => sub(left, chance), ONE);
  return { game, options, stop: 1, payouts: [...won, { label: 'lost', pay: ZERO, chance: lost }] };
}

/** Every way in which the instant games are proven. */
export const PROOF_LINES: readonly ProofLine[] = INSTANT_GAMES.flatMap((game) =>
  game.variants().flatMap((options): ProofLine | ProofLine[] => {
    if (game.key === 'hi-lo') return hiLo(game, options);
    if (game.key in STEPS) return climbed(game, options);
    return { game, options, stop: null, payouts: game.returns(options, edgeOf(game)).payouts };
  }),
);

/** The next decision of a line's way of playing, after `height` steps. */
export function decide({ game, stop }: ProofLine, view: { readonly cards?: readonly number[] }, height: number): unknown {
  if (height === stop) return { cashOut: true };
  if (game.key === 'hi-lo') return { guess: guess(rankOf(view.cards?.at(-1) ?? 0)) };
  return STEPS[game.key]?.(height);
}
