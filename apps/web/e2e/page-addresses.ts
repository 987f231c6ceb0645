import type { APIRequestContext } from 'playwright-core';
import { PAGE_PATTERNS } from './site-routes.ts';

/** Pages that no page links to: a choice of the visitor, a part of a page that scripts fetch, things that this player has none of. */
const FIXED: Readonly<Record<string, string>> = {
  '/': '/',
  '/:lang/*': '/en/no/such/page',
  '/sitemap/:file': '/sitemap/pages.xml',
  '/:lang/marble/:course': '/en/marble/canyon-run',
  '/:lang/registration/:kind': '/en/registration/phone',
  '/:lang/tree/:sport': '/en/tree/1',
  '/:lang/coupon/:code': '/en/coupon/AAAAAAAA',
  '/:lang/bets/:bet': '/en/bets/1',
  '/:lang/casino/round/:round': '/en/casino/round/1',
  '/:lang/office/support/:thread': '/en/office/support/1',
  '/:lang/office/paycheck/:payment': '/en/office/paycheck/AAAAAAAA',
  '/:lang/office/payment-consultant/:request': '/en/office/payment-consultant/1',
  '/:lang/office/payment-consultant/:request/payments': '/en/office/payment-consultant/1/payments',
  '/:lang/office/payment-consultant/:request/payments/:item': '/en/office/payment-consultant/1/payments/1',
  '/:lang/office/payment-consultant/:request/fill-out': '/en/office/payment-consultant/1/fill-out',
  '/:lang/bingo/game/:game': '/en/bingo/game/1',
  '/:lang/poker/table/:table': '/en/poker/table/1',
  '/:lang/lotteries/draw/:draw': '/en/lotteries/draw/1',
  '/:lang/toto/ticket/:ticket': '/en/toto/ticket/1',
  '/:lang/casino/provider/:provider/:game': '/en/casino/provider/sample/coin',
};

/** The pattern of a page's address in one language. */
export const matcherOf = (pattern: string, language = 'en'): RegExp =>
  new RegExp(`^${pattern.replace(/:lang/, language).replace(/:\w+/g, '[^/]+')}$`);
const isFixed = (pattern: string): boolean => !/:(?!lang\b)|\*/.test(pattern);

/** The statistics pages are opened from matches, each with a sport and without: `/:lang/statistics-popup/team/:sport/:team`. */
async function statisticsAddresses(base: string): Promise<Map<string, string>> {
  const ask = async <T>(path: string): Promise<T> => (await (await fetch(base + path)).json()) as T;
  const played = async (query: string) =>
    (
      await ask<{ matches: { id: number; home: { id: number }; places: { runner: { id: number } }[] }[] }>(
        `/service-api/results/matches?lng=en&limit=1&${query}`,
      )
    ).matches[0];
  const [game, race] = await Promise.all([played('champs=1001'), played('sports=84')]);
  // Prices are kept of matches that were on offer since the first start.
  const line = await ask<{ champs: { matches: { id: number }[] }[] }>('/service-api/LineFeed/Get1x2_VZip?lng=en&sports=1&count=1');
  const tournament = await ask<{ topScorers: { id: number }[] }>('/service-api/statistics/tournament?lng=en&tournamentId=1001');
  const cyber = await ask<{ stage: { season: { id: number } } }>('/service-api/statistics/cyber?lng=en&sportId=85&tournamentId=85001');
  const html = await (await fetch(`${base}/en/statistics-popup/tournament/1/1001`)).text();
  const season = /\/tournament\/1\/1001\/(\d+)"/.exec(html)?.[1];
  const ids: Readonly<Record<string, unknown>> = {
    game: game?.id,
    team: game?.home.id,
    player: tournament.topScorers[0]?.id,
    stage: 1001,
    tournament: 1001,
    rating: 1001,
    horse: race?.places[0]?.runner.id,
    sport: 1,
    season,
    tab: 'table',
    view: 'table',
  };
  const addresses = PAGE_PATTERNS.filter((pattern) => pattern.includes('/statistics-')).map((pattern): [string, string] => [
    pattern,
    pattern.includes('/cyber/')
      ? pattern.replace(/:lang(.*)\/cyber\/.*/, `en$1/cyber/85/85001/${cyber.stage.season.id}`)
      : pattern
          .replace(/:lang/, 'en')
          .replace(
            /\/coef-graph\/:game(\/:view)?/,
            (_, view?: string) => `/coef-graph/${line.champs[0]?.matches[0]?.id}${view ? '/1' : ''}`,
          )
          .replace(/:(\w+)/g, (_, name: string) => String(ids[name])),
  ]);
  return new Map(addresses);
}

/**
 * An address in English for every page of the site, by pattern: what needs no parameter is opened and its links followed, until each pattern has
 * one. `request` carries a player's session.
 */
export async function collectAddresses(base: string, request: APIRequestContext): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>([...Object.entries(FIXED), ...(await statisticsAddresses(base))]);
  for (const pattern of PAGE_PATTERNS.filter(isFixed)) if (!found.has(pattern)) found.set(pattern, pattern.replace(':lang', 'en'));
  const wanted = new Map(PAGE_PATTERNS.filter((pattern) => !found.has(pattern)).map((pattern) => [pattern, matcherOf(pattern)]));
  const linksIn = async (address: string): Promise<string[]> => {
    const html = await (await request.get(base + address)).text();
    // Of matches the last ones: those are not over when their turn comes.
    return [...html.matchAll(/href="(\/en\/[^"#?]*)/g)].map(([, link = '']) => link).toReversed();
  };
  const isAnotherPage = (link: string, pattern: string): boolean =>
    PAGE_PATTERNS.some((other) => other !== pattern && isFixed(other) && other.replace(':lang', 'en') === link);
  const seen = new Set<string>();
  const queue = [...found.values()];
  const take = (links: readonly string[]): void => {
    for (const link of links) {
      seen.add(link);
      for (const [pattern, matcher] of wanted) {
        if (!matcher.test(link) || isAnotherPage(link, pattern)) continue;
        found.set(pattern, link);
        wanted.delete(pattern);
        queue.push(link);
      }
    }
  };
  for (let address = queue.shift(); address !== undefined && wanted.size > 0; address = queue.shift()) take(await linksIn(address));
  // Pages that only some pages of a section link to: a discipline of the Games with a match on offer, a match of sides whose players are known.
  for (const pattern of [...wanted.keys()]) {
    const section = `${pattern.split('/').slice(0, 3).join('/').replace(':lang', 'en')}/`;
    // Links that are found meanwhile are followed too.
    for (const address of seen) {
      if (!wanted.has(pattern)) break;
      if (address.startsWith(section)) take(await linksIn(address));
    }
  }
  return found;
}
