import { mul, ONE, ratio, sub, ZERO } from '@touchline/kernel/ratio';
import type { AnyGame } from '../../../packages/casino/src/game.ts';
import { INSTANT_GAMES } from '../../../packages/casino/src/games/instant-games.ts';
import { rankOf } from '../../../packages/casino/src/hi-lo/hi-lo.ts';
import { payoutLine } from './payout-line.ts';
import type { ProofLine } from './proof-line.ts';

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
const CASH_OUT = { cashOut: true };

/** Stops after the first step, and at the middle of what can be climbed. */
function climbed(game: AnyGame, options: unknown): ProofLine[] {
  const { payouts } = game.returns(options, edgeOf(game));
  return [...new Set([1, Math.ceil(payouts.length / 2)])].flatMap((stop) => {
    const reached = payouts[stop - 1];
    if (!reached) return [];
    const lost = { label: 'lost', pay: ZERO, chance: sub(ONE, reached.chance) };
    const decide = (_state: unknown, height: number): unknown => (height === stop ? CASH_OUT : STEPS[game.key]?.(height));
    return payoutLine({ game, options, way: `taken after ${stop}`, payouts: [reached, lost], decide });
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
  const lost = { label: 'lost', pay: ZERO, chance: won.reduce((left, { chance }) => sub(left, chance), ONE) };
  const decide = (state: unknown, height: number): unknown => {
    const { cards } = game.view(state) as { readonly cards: readonly number[] };
    return height === 1 ? CASH_OUT : { guess: guess(rankOf(cards.at(-1) ?? 0)) };
  };
  return payoutLine({ game, options, way: 'taken after one guess, the likelier side', payouts: [...won, lost], decide });
}

/** Every way in which the instant games are proven. */
export const INSTANT_LINES: readonly ProofLine[] = INSTANT_GAMES.flatMap((game) =>
  game.variants().flatMap((options): ProofLine | ProofLine[] => {
    if (game.key === 'hi-lo') return hiLo(game, options);
    if (game.key in STEPS) return climbed(game, options);
    return payoutLine({ game, options, way: '', payouts: game.returns(options, edgeOf(game)).payouts, decide: () => null });
  }),
);
