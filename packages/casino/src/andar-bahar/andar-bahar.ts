import { DECK, rankOf } from '../cards/cards.ts';
import { chipGame } from '../chip-game.ts';
import type { Draws } from '../draws/draws.ts';
import { AndarBaharOptions } from './options.ts';
import { ANDAR_BAHAR_PLACES, type AndarBaharBet, andarBaharPay, andarBaharResults } from './pays.ts';

/** The joker and the cards after it, to andar and bahar in turn; the last has the joker's rank. */
export type AndarBaharView = { readonly joker: number; readonly dealt: readonly number[] };

/** Cards are drawn one at a time, so that only shown cards are drawn. */
function deal(draws: Draws): AndarBaharView {
  const deck = Array.from({ length: DECK }, (_, card) => card);
  const next = (): number => deck.splice(draws.below(deck.length), 1)[0] as number;
  const joker = next();
  const dealt: number[] = [];
  do dealt.push(next());
  while (rankOf(dealt.at(-1) as number) !== rankOf(joker));
  return { joker, dealt };
}

/** A joker, then cards to either side in turn until one matches it. */
export const ANDAR_BAHAR = chipGame<AndarBaharBet, AndarBaharOptions, AndarBaharView, number>({
  key: 'andar-bahar',
  options: AndarBaharOptions,
  draw: (_options, draws) => deal(draws),
  result: ({ dealt }) => dealt.length,
  pay: andarBaharPay,
  results: andarBaharResults,
  variants: () => ANDAR_BAHAR_PLACES.map((on) => ({ bets: [{ on, chips: 1 }] })),
});
