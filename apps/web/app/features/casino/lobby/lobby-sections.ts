import { CASINO_CATEGORY } from '@touchline/catalogue/casino/casino-categories';
import { GAME_CATEGORY, type GAME_COLLECTIONS } from '@touchline/catalogue/casino/game-categories';
import type { PAGE_KINDS } from '@touchline/catalogue/page-kinds';
import { CASINO_CATEGORIES } from '@touchline/contract/casino/enums';
import { casinoPath, virtualPath } from '../../../shell/paths.ts';
import { casinoChallengesPath, casinoClubPath, casinoTournamentsPath } from '../casino-paths.ts';

/** Parts of the lobby by the slug of their address, in the order in which they are offered. */
export const LOBBY_SECTIONS = [
  'favourite',
  'recent',
  'for-you',
  'new',
  'popular',
  'top',
  'best',
  ...CASINO_CATEGORIES,
  'poker',
  'roulette',
  'blackjack',
  'baccarat',
  'dice',
  'climb-to-victory',
  'skill-games',
  'asian-games',
  'lotteries',
  'jackpot',
  'live-casino',
  'tv-games',
  'bingo',
  'hunting-and-fishing',
  'fast-bet',
  'exclusive',
  'others',
  'legion-poker',
  'idn-poker',
  'vulkan',
  'spigo',
  'one-x-casino',
  'wiseodds',
] as const;
export type LobbySection = (typeof LOBBY_SECTIONS)[number];

/** A part of the lobby, or the address of a page that stands elsewhere. */
type LobbyTarget = LobbySection | ((language: string) => string);

type LobbyName =
  | keyof typeof CASINO_CATEGORY
  | keyof typeof GAME_CATEGORY
  | (typeof GAME_COLLECTIONS)[number]
  | (typeof PAGE_KINDS)[number];

/**
 * The way of each category, collection and kind of page of the specification (R049 to R052): a name without an entry of its own is the part of
 * that very slug.
 */
const LEADS_TO = {
  all: casinoPath,
  casino: casinoPath,
  'virtual-sports': (language: string) => virtualPath(language),
  favorites: 'favourite',
  'top-choice': 'top',
  'card-games': 'card',
  'crash-games': 'crash',
  'fast-games': 'instant',
  scratchcards: 'scratch',
  'scratch-cards': 'scratch',
  'other-games': 'others',
  tournaments: casinoTournamentsPath,
  'vip-club': casinoClubPath,
  'daily-challenges': casinoChallengesPath,
} as const satisfies Readonly<Record<Exclude<LobbyName, LobbySection>, LobbyTarget>>;

const isSection = (slug: string): slug is LobbySection => (LOBBY_SECTIONS as readonly string[]).includes(slug);

/** The way of a slug, by whatever enumeration names it; null where it leads nowhere. */
export function lobbyTarget(slug: string): LobbyTarget | null {
  if (isSection(slug)) return slug;
  return Object.hasOwn(LEADS_TO, slug) ? LEADS_TO[slug as keyof typeof LEADS_TO] : null;
}

/** The part of the lobby that a slug names; null for other pages. */
export function sectionOfSlug(slug: string): LobbySection | null {
  const target = lobbyTarget(slug);
  return typeof target === 'string' ? target : null;
}

/** The parts that have a number, by which other sites link to them: the slugs of categories (R049) and the games' (R050), which share none but that of all games. */
export const SECTION_NUMBERS: ReadonlyMap<number, LobbySection> = new Map(
  [...Object.entries(GAME_CATEGORY), ...Object.entries(CASINO_CATEGORY)].flatMap(([slug, id]) => {
    const section = sectionOfSlug(slug);
    return section ? [[id, section]] : [];
  }),
);

const LOWEST_NUMBERS = new Map<LobbySection, number>();
for (const [id, section] of SECTION_NUMBERS) LOWEST_NUMBERS.set(section, Math.min(id, LOWEST_NUMBERS.get(section) ?? id));

/** The number of a part, the lowest where it has several; null where it has none. */
export const numberOfSection = (section: LobbySection): number | null => LOWEST_NUMBERS.get(section) ?? null;
