import { sportById } from '@touchline/catalogue/sport/sports';

type MatchPhase = 'line' | 'live';

/** Which of the two an address is in. */
export const feedFromPath = (path: string): MatchPhase => (path.split('/')[2] === 'live' ? 'live' : 'line');

/**
 * The readable tail of an address: letters and digits of any script, at most 60 characters. Latin letters lose their accents, as people type them;
 * in other scripts a mark makes another letter. Names may change; only the id before it counts.
 */
const slugTail = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);

export const homePath = (language: string): string => `/${language}`;
export const feedPath = (language: string, feed: MatchPhase): string => `/${language}/${feed}`;
export const sportPath = (language: string, feed: MatchPhase, sport: number): string => `/${language}/${feed}/${sportById(sport).slug}`;
export const champPath = (
  language: string,
  feed: MatchPhase,
  champ: { readonly id: number; readonly sport: number; readonly name: string },
): string => `${sportPath(language, feed, champ.sport)}/${champ.id}-${slugTail(champ.name)}`;
/** One address for the whole life of a match, before its start and during it. */
export const matchPath = (
  language: string,
  match: { readonly id: number; readonly home: { readonly name: string }; readonly away: { readonly name: string } | null },
): string => `/${language}/match/${match.id}-${slugTail(match.away ? `${match.home.name} ${match.away.name}` : match.home.name)}`;
export const favoritesPath = (language: string): string => `/${language}/favorites`;
/** The lobby of the house's own games. */
export const casinoPath = (language: string): string => `/${language}/casino`;
/** Draws on a schedule. */
export const lotteriesPath = (language: string): string => `/${language}/lotteries`;
export const bingoPath = (language: string): string => `/${language}/bingo`;
/** The lobby of the poker rooms. */
export const pokerPath = (language: string): string => `/${language}/poker`;
export const totoPath = (language: string): string => `/${language}/toto`;
/** A game of a provider. */
export const providerGamePath = (language: string, provider: string, game: string): string =>
  `/${language}/casino/provider/${encodeURIComponent(provider)}/${encodeURIComponent(game)}`;
export const settingsPath = (language: string): string => `/${language}/settings`;
export const ageRestrictionPath = (language: string): string => `/${language}/age-restriction`;
/** The account area. The paths of its pages are in its menu (contract/office/enums). */
export const officePath = (language: string): string => `/${language}/office`;
/** The player's own limits, and the ways to stop. */
export const limitsPath = (language: string): string => `${officePath(language)}/responsible-gambling`;
/** The chat with a consultant, and the player's requests. */
export const supportPath = (language: string): string => `${officePath(language)}/support`;
export const officeSectionPath = (language: string, section: string): string => `/${language}/office/menu/${section}`;
export const informationPath = (language: string, page: 'confirmTerms' | 'rules' | 'privacyPolicy'): string =>
  `/${language}/information/${page}`;
export const searchPath = (language: string, text = ''): string => `/${language}/search${text ? `?text=${encodeURIComponent(text)}` : ''}`;

/** The id at the head of "312-arsenal-aston-villa"; null where there is none. */
export function parseIdSegment(segment: string | undefined): number | null {
  const digits = /^(\d{1,15})(?:-|$)/.exec(segment ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}
/** Championships of a sport for the side list: data, not a screen. */
export const treePath = (language: string, sport: number): string => `/${language}/tree/${sport}`;

/** Sections of the betting stream whose matches can be walked through inside of the section. */
export type HighlightSection = 'betsonyour' | 'best' | 'topgame' | 'top-events';
/** A section of the betting stream, or of one sport in it. */
export const highlightPath = (language: string, section: string, sport: number | null = null): string =>
  `/${language}/${section}${sport === null ? '' : `/${sportById(sport).slug}`}`;
/** A match inside of a section: its page beside the section's other matches. */
export const highlightMatchPath = (language: string, section: HighlightSection, match: Parameters<typeof matchPath>[1]): string =>
  `/${language}/${section}/game/${matchPath(language, match).split('/').at(-1)}`;
export const recommendedChampPath = (language: string, champ: Parameters<typeof champPath>[2]): string =>
  `${highlightPath(language, 'recommendation', champ.sport)}/${champ.id}-${slugTail(champ.name)}`;
/** Everything of a team; `info` is its past, its table and its players. */
export const teamPath = (language: string, team: { readonly id: number; readonly name: string }, page?: 'info'): string =>
  `/${language}/team/${team.id}-${slugTail(team.name)}${page ? `/${page}` : ''}`;
export const teamMatchPath = (
  language: string,
  team: { readonly id: number; readonly name: string },
  match: Parameters<typeof matchPath>[1],
): string => `${teamPath(language, team)}/game/${matchPath(language, match).split('/').at(-1)}`;
/** An event of several championships, by its slug. */
export const topEventPath = (language: string, event: string): string => `/${language}/top-events/${event}`;
export const dashboardPath = (language: string): string => `/${language}/dashboard`;
export const expressDayPath = (language: string): string => `/${language}/express-day`;
export const sportFilterPath = (language: string): string => `/${language}/sport-filter`;

const matchSlug = (match: Parameters<typeof matchPath>[1]): string => matchPath('', match).split('/').at(-1) ?? '';

/** Pages of a great tournament, by its slug (catalogue/global-champs). */
export type TournamentPage = 'home' | 'events' | 'table' | 'final' | 'news' | 'favorites';
export const tournamentPath = (language: string, slug: string, page: TournamentPage = 'home'): string =>
  `/${language}/tournament/${slug}${page === 'home' ? '' : `/${page}`}`;
export const tournamentMatchPath = (language: string, slug: string, match: Parameters<typeof matchPath>[1]): string =>
  `/${language}/tournament/${slug}/game/${matchSlug(match)}`;
/** The Olympic section, or one discipline in it. */
export const olympicsPath = (language: string, discipline: string | null = null): string =>
  `/${language}/olympics${discipline === null ? '' : `/${discipline}`}`;
export const olympicsMatchPath = (language: string, discipline: string, match: Parameters<typeof matchPath>[1]): string =>
  `/${language}/olympics/${discipline}/${matchSlug(match)}`;
/** Pages of the cricket centre. */
export type CricketPage = 'home' | 'champs' | 'events' | 'broadcasts' | 'favorites' | 'search';
export const cricketPath = (language: string, page: CricketPage = 'home'): string =>
  `/${language}/cricket${page === 'home' ? '' : `/${page}`}`;
export const cricketChampPath = (language: string, champ: { readonly id: number; readonly name: string }): string =>
  `/${language}/cricket/champ/${champ.id}-${slugTail(champ.name)}`;
export const cricketMatchPath = (language: string, match: Parameters<typeof matchPath>[1]): string =>
  `/${language}/cricket/game/${matchSlug(match)}`;
export const cricketAthletePath = (language: string, player: { readonly id: number; readonly name: string }): string =>
  `/${language}/cricket/player/${player.id}-${slugTail(player.name)}`;
export const multiLivePath = (language: string): string => `/${language}/multi-live`;
export const generatorPath = (language: string): string => `/${language}/generator`;
export const calculatorsPath = (language: string): string => `/${language}/calculators`;
export const resultsPath = (language: string): string => `/${language}/results`;
export const champResultsPath = (language: string, champ: { readonly id: number; readonly name: string }): string =>
  `/${language}/results/champ/${champ.id}-${slugTail(champ.name)}`;

/** Marble courses; one course, which leads to its running or next race; one race. */
export const marblePath = (language: string, course?: string, race?: number): string =>
  `/${language}/marble${course === undefined ? '' : `/${course}`}${race === undefined ? '' : `/${race}`}`;
/** The cyber section, or one discipline or menu section of it. */
export const cyberPath = (language: string, part?: string): string => `/${language}/cyber${part === undefined ? '' : `/${part}`}`;
/** Virtual sports, or one of them. */
export const virtualPath = (language: string, sport?: number): string =>
  `/${language}/virtual${sport === undefined ? '' : `/${sportById(sport).slug}`}`;

/** Screens of an account's security in the office. Each has the texts `security.<page>.title` and `.lead`. */
const SECURITY_PAGES = {
  overview: 'security',
  password: 'change-password',
  login: 'change-login',
  'email-login': 'security-auth-by-email',
  email: 'change-email',
  'email-activation': 'activation-email',
  question: 'security-question',
  'two-factor-on': 'two-factor-enable',
  'two-factor-off': 'two-factor-disable',
  'phone-add': 'phone-binding',
  'phone-activation': 'phone-activate',
  'phone-change': 'phone-change',
} as const;
export type SecurityPage = keyof typeof SECURITY_PAGES;

export const securityPath = (language: string, page: SecurityPage): string => `/${language}/office/${SECURITY_PAGES[page]}`;

/** Screens on who the player is: the ways to be identified, what to know first, and everything that an account is verified by. */
const IDENTITY_PAGES = {
  identification: 'identification',
  welcome: 'identification/welcome',
  verification: 'account-verification',
} as const;
export type IdentityPage = keyof typeof IDENTITY_PAGES;
export const identityPath = (language: string, page: IdentityPage): string => `/${language}/office/${IDENTITY_PAGES[page]}`;
