import { GAME_PROVIDER } from '@touchline/catalogue/casino/game-providers';
import type { ReplyFor } from '@touchline/contract/calls';
import { type LobbySection, sectionOfSlug } from './lobby-sections.ts';

/** A game of a provider as the lobby lists it. */
export type ListedProviderGame = ReplyFor<'providerGames'>['games'][number];

/** The house, by its slug among the providers (R048). */
export const HOUSE = 'touchline';

/** The part of the lobby of a provider's category, which is named in the provider's words: "Scratch Cards". Null where none of ours is called so. */
export const sectionOfProviderGame = ({ category }: Pick<ListedProviderGame, 'category'>): LobbySection | null =>
  sectionOfSlug(category.trim().toLowerCase().replaceAll(/\s+/g, '-'));

/** The games of providers in a part of the lobby: those of its category, and of jackpots whatever can win one. */
export const providerGamesOf = (section: LobbySection, games: readonly ListedProviderGame[]): readonly ListedProviderGame[] =>
  games.filter((game) => sectionOfProviderGame(game) === section || (section === 'jackpot' && game.jackpot !== null));

/** How many games of providers each part of the lobby has; parts without any are not named. One look at each game, of which there may be thousands. */
export function countProviderGames(games: readonly ListedProviderGame[]): ReadonlyMap<LobbySection, number> {
  const byCategory = new Map<string, number>();
  let withJackpot = 0;
  for (const { category, jackpot } of games) {
    byCategory.set(category, (byCategory.get(category) ?? 0) + 1);
    if (jackpot !== null && sectionOfProviderGame({ category }) !== 'jackpot') withJackpot += 1;
  }
  const counts = new Map<LobbySection, number>();
  for (const [category, count] of byCategory) {
    const section = sectionOfProviderGame({ category });
    if (section !== null) counts.set(section, (counts.get(section) ?? 0) + count);
  }
  if (withJackpot > 0) counts.set('jackpot', (counts.get('jackpot') ?? 0) + withJackpot);
  return counts;
}

const NUMBERS = new Map<string, number>(Object.entries(GAME_PROVIDER));
const SLUGS = new Map(Array.from(NUMBERS, ([slug, id]) => [String(id), slug]));

/** A provider in an address: by its number where it has one (R048), else by its slug. */
export const providerParam = (slug: string): string => String(NUMBERS.get(slug) ?? slug);
/** The slug of a provider that an address names either way. */
export const providerOfParam = (param: string): string => SLUGS.get(param) ?? param;
