import { compare, mul, ONE, type Ratio, ratio, ZERO } from '@touchline/kernel/ratio';
import { err, ok, type Result } from '@touchline/kernel/result';
import type { Draws } from '../draws/draws.ts';
import { EDGE, keptAfterEdge } from '../edge.ts';
import { defineGame, type IllegalAction } from '../game.ts';
import { HiLoAction, HiLoOptions } from './options.ts';
import { HI_LO_GUESSES, HIGHEST_HI_LO, hiLoChance, MAX_CARDS, RANKS, winningRanks, winsGuess } from './pays.ts';

const DECK = 52;
const HIGHEST: Ratio = { num: HIGHEST_HI_LO, den: 1n };

interface HiLoState {
  /** 0 to 51, in the order of cards: four suits of the two, of the three ... of the ace. */
  readonly cards: readonly number[];
  /** The guess before each card but the first; null for one that was laid aside. */
  readonly guesses: readonly (string | null)[];
  readonly right: number;
  /** The fair pay of what was guessed right. */
  readonly fair: Ratio;
  readonly ending: 'out' | 'taken' | null;
  readonly edgePpm: number;
}
export type HiLoView = Pick<HiLoState, 'cards' | 'guesses' | 'right' | 'ending'>;

/** Ace 1 to king 13. */
export const rankOf = (card: number): number => ((Math.floor(card / 4) + 1) % RANKS) + 1;

function next(state: HiLoState, guess: (typeof HI_LO_GUESSES)[number], draws: Draws): HiLoState {
  const rank = rankOf(state.cards.at(-1) as number);
  const card = draws.below(DECK);
  const drawn = { ...state, cards: [...state.cards, card], guesses: [...state.guesses, guess] };
  if (!winsGuess(rank, guess, rankOf(card))) return { ...drawn, ending: 'out' };
  const { num, den } = hiLoChance(rank, guess);
  const fair = mul(state.fair, ratio(den, num));
  const isOver = compare(fair, HIGHEST) >= 0 || drawn.cards.length > MAX_CARDS;
  return { ...drawn, right: state.right + 1, fair, ending: isOver ? 'taken' : null };
}

function act(state: HiLoState, action: HiLoAction, draws: Draws): Result<HiLoState, IllegalAction> {
  if (state.ending) return err({ field: 'action', message: 'the round is over' });
  if ('cashOut' in action)
    return state.right === 0 ? err({ field: 'cashOut', message: 'guess a card first' }) : ok({ ...state, ending: 'taken' });
  if ('skip' in action) {
    if (state.cards.length >= MAX_CARDS) return err({ field: 'skip', message: 'no card is left to lay aside' });
    return ok({ ...state, cards: [...state.cards, draws.below(DECK)], guesses: [...state.guesses, null] });
  }
  const rank = rankOf(state.cards.at(-1) as number);
  if (winningRanks(rank, action.guess) === 0) return err({ field: 'guess', message: 'a guess that can win on this card' });
  return ok(next(state, action.guess, draws));
}

/** Higher or lower than the card on the table, from an endless deck. Each right guess multiplies the pay by its fair odds; the edge is kept once. */
export const HI_LO = defineGame<HiLoOptions, HiLoState, HiLoAction>({
  key: 'hi-lo',
  edge: EDGE,
  options: HiLoOptions,
  action: HiLoAction,
  begin: (_options, draws, edgePpm) => ({ cards: [draws.below(DECK)], guesses: [], right: 0, fair: ONE, ending: null, edgePpm }),
  act,
  isOver: ({ ending }) => ending !== null,
  // The first card lies open from the start, and cards can be laid aside at no cost, so that a round without a guess is worth its stake.
  forgotten: ({ right }) => (right === 0 ? 'void' : { cashOut: true }),
  staked: () => ONE,
  returned: ({ fair, right, ending, edgePpm }) => (ending === 'out' || right === 0 ? ZERO : mul(fair, keptAfterEdge(edgePpm))),
  view: ({ cards, guesses, right, ending }) => ({ cards, guesses, right, ending }) satisfies HiLoView,
  variants: () => [{}],
  returns: (_options, edgePpm) => ({
    payouts: Array.from({ length: RANKS }, (_, i) => i + 1).flatMap((rank) =>
      HI_LO_GUESSES.filter((guess) => winningRanks(rank, guess) > 0).map((guess) => {
        const chance = hiLoChance(rank, guess);
        return { label: `${rank} ${guess}`, pay: mul(ratio(chance.den, chance.num), keptAfterEdge(edgePpm)), chance };
      }),
    ),
    expected: keptAfterEdge(edgePpm),
  }),
});
