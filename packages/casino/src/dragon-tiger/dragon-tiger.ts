import { DECK } from '../cards/cards.ts';
import { chipGame } from '../chip-game.ts';
import { sample } from '../draws/sample.ts';
import { DragonTigerOptions } from './options.ts';
import { CARDS, DRAGON_TIGER_PLACES, type DragonTigerBet, type DragonTigerCards, dragonTigerPay, dragonTigerResults } from './pays.ts';

/** The two cards. */
export type DragonTigerView = { readonly dragon: number; readonly tiger: number };

/** One card each from eight decks: the higher wins, ace low. */
export const DRAGON_TIGER = chipGame<DragonTigerBet, DragonTigerOptions, DragonTigerView, DragonTigerCards>({
  key: 'dragon-tiger',
  options: DragonTigerOptions,
  draw(_options, draws) {
    const [dragon, tiger] = sample(draws, CARDS, 2) as [number, number];
    return { dragon: dragon % DECK, tiger: tiger % DECK };
  },
  result: ({ dragon, tiger }) => [dragon, tiger],
  pay: dragonTigerPay,
  results: dragonTigerResults,
  variants: () => DRAGON_TIGER_PLACES.map((on) => ({ bets: [{ on, chips: 1 }] })),
});
