import type { CallKey } from '../calls.ts';
import { OFFICE_PAGES } from '../office/enums.ts';
import { isPageOf } from './page-address.ts';
import { SITE_MODULES, type SiteModule } from './site-modules.ts';

interface ModuleParts {
  /** How the addresses of its pages begin, without their language. */
  readonly pages: readonly string[];
  readonly calls: readonly CallKey[];
}

const officePages = (module: SiteModule): string[] => OFFICE_PAGES.flatMap((page) => (page.module === module ? [page.path] : []));

/**
 * Parts that are not there where a module is closed (R002). Sports have no calls of their own here: where they are closed all calls about matches
 * answer as if every sport were (`closedSportsOf`).
 */
export const MODULE_PARTS: Readonly<Record<SiteModule, ModuleParts>> = {
  sports: {
    pages: [
      'line',
      'live',
      'match',
      'multi-live',
      'dashboard',
      'sport-filter',
      'results',
      'cyber',
      'virtual',
      'marble',
      'betsonyour',
      'best',
      'topgame',
      'recommendation',
      'team',
      'top-events',
      'ufc',
      'politics',
      'champions',
      'tournament',
      'olympics',
      'cricket',
    ],
    calls: [],
  },
  search: { pages: ['search', 'cricket/search'], calls: ['search'] },
  statistics: {
    pages: ['statistics-popup', 'statistics-frame'],
    calls: [
      'getStage',
      'getLineUps',
      'getStadium',
      'getHeadToHead',
      'getShortPlayers',
      'getHorsesRace',
      'getStatisticStatus',
      'getTeamLastGames',
      'getGameStatistics',
      'getTeamStatistics',
      'getPlayerStatistics',
      'getTournamentStatistics',
      'getRating',
      'getHorseStatistics',
      'getPriceGraph',
      'getCyberStatistics',
    ],
  },
  expressDay: { pages: ['express-day'], calls: ['getExpressDay'] },
  // Coupons are generated out of the line: there is no call for it.
  betGenerator: { pages: ['generator'], calls: [] },
  withdrawal: { pages: officePages('withdrawal'), calls: ['getWithdrawalOptions', 'createWithdrawal', 'cancelWithdrawal'] },
  // `payments` tells what withdrawals wait too: it answers while either part is open.
  paymentHistory: { pages: officePages('paymentHistory'), calls: ['paymentHistory', 'paymentsExport'] },
  promo: { pages: officePages('promo'), calls: [] },
  bringFriend: { pages: officePages('bringFriend'), calls: [] },
};

/** Calls that two modules' pages are made of: closed where both are. */
export const SHARED_CALLS: readonly { readonly call: CallKey; readonly modules: readonly SiteModule[] }[] = [
  { call: 'payments', modules: ['paymentHistory', 'withdrawal'] },
];

/** The modules that a page belongs to, by its address with its language and without query. */
export const modulesOfPage = (address: string): SiteModule[] =>
  SITE_MODULES.filter((module) => isPageOf(address, MODULE_PARTS[module].pages));

/** The pages of some modules, without their language. */
export const pagesOfModules = (modules: readonly string[]): string[] =>
  SITE_MODULES.filter((module) => modules.includes(module)).flatMap((module) => MODULE_PARTS[module].pages);
