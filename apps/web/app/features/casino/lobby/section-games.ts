import type { CasinoGameView } from '@touchline/contract/casino/shapes';
import { wholeReturnPpm } from '../jackpots/whole-return.ts';
import type { LobbySection } from './lobby-sections.ts';

/** A game with the name under which it is searched and sorted. */
export type NamedGame = CasinoGameView & { readonly name: string };

/** How long a game is new. */
const NEW_MS = 30 * 86_400_000;
/** The most games of a part that chooses among all. */
const MAX_CHOSEN = 12;

export const isNew = ({ addedAt }: Pick<CasinoGameView, 'addedAt'>, now: number): boolean => now - addedAt < NEW_MS;

type Games = readonly NamedGame[];
type Part = (games: Games, now: number) => Games;

const these =
  (...keys: readonly string[]): Part =>
  (games) =>
    games.filter(({ game }) => keys.includes(game));
const byPopularity = (games: Games): Games => games.toSorted((a, b) => b.popularity - a.popularity);
const popular: Part = (games) => byPopularity(games.filter(({ popularity }) => popularity > 0)).slice(0, MAX_CHOSEN);

/** Games that the player has not played, of the categories that they have, the most popular first. */
const forYou: Part = (games) => {
  const played = new Set(games.filter(({ playedAt }) => playedAt !== null).map(({ category }) => category));
  return byPopularity(games.filter(({ playedAt, category }) => playedAt === null && played.has(category))).slice(0, MAX_CHOSEN);
};

/** Games of the house in parts that are more than a category of theirs. Other parts hold games of providers alone. */
const SECTION_SELECTORS: Readonly<Partial<Record<LobbySection, Part>>> = {
  favourite: (games) => games.filter(({ favourite }) => favourite),
  recent: (games) => games.filter(({ playedAt }) => playedAt !== null).toSorted((a, b) => (b.playedAt ?? 0) - (a.playedAt ?? 0)),
  'for-you': forYou,
  new: (games, now) => games.filter((game) => isNew(game, now)).toSorted((a, b) => b.addedAt - a.addedAt),
  popular,
  top: popular,
  best: (games) => games.toSorted((a, b) => wholeReturnPpm(b) - wholeReturnPpm(a)).slice(0, MAX_CHOSEN),
  poker: these('video-poker', 'casino-holdem'),
  roulette: these('roulette'),
  blackjack: these('blackjack', 'twenty-one'),
  baccarat: these('baccarat'),
  dice: these('dice', 'sic-bo', 'craps'),
  'climb-to-victory': these('tower', 'chicken-road', 'pump', 'flip', 'hi-lo', 'mines', 'rock-paper-scissors'),
  'skill-games': these('blackjack', 'twenty-one', 'video-poker', 'casino-holdem', 'craps'),
  'asian-games': these('sic-bo', 'andar-bahar', 'dragon-tiger', 'baccarat'),
  'fast-bet': these('coin', 'limbo', 'dice', 'wheel'),
  lotteries: these('keno', 'scratch-cards'),
  jackpot: (games) => games.filter(({ game, jackpotPpm }) => jackpotPpm > 0 || game === 'harbour-safe'),
  // A wheel with a presenter is the show of the trade's television games; what is drawn by the clock has pages of its own.
  'tv-games': these('live-wheel'),
  'live-casino': these('live-roulette', 'live-baccarat', 'live-wheel'),
  exclusive: (games) => games,
  others: (games) => games.filter(({ category }) => category === 'table' || category === 'scratch' || category === 'keno'),
};

/** The games of a part of the lobby, in the part's own order. `now` is epoch ms. */
export function gamesOf(section: LobbySection, games: Games, now: number): Games {
  return SECTION_SELECTORS[section]?.(games, now) ?? games.filter(({ category }) => category === section);
}
