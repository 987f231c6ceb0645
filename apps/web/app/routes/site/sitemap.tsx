import { sportById } from '@touchline/catalogue/sport/sports';
import { defaultLanguage, type Language } from '@touchline/i18n/languages';
import { type LoaderContext, loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound } from '../../shell/loaders/loader-guards.ts';
import { requireSport } from '../../shell/loaders/offered-sport.ts';
import { isPageOpen } from '../../shell/loaders/route-access.ts';
import { champPath, sportPath } from '../../shell/paths.ts';
import type { Route } from './+types/sitemap.ts';
import { type PageAddresses, sitemap, sitemapIndex } from './sitemap-urls.ts';

/** Screens that are there whatever is played. */
const SCREENS = [
  '',
  'line',
  'live',
  'cyber',
  'virtual',
  'marble',
  'calculators',
  'casino',
  'casino/challenges',
  'casino/fairness',
  'casino/fairness/log',
  'casino/tournaments',
  'bingo',
  'bingo/games',
  'poker',
  'poker/sit-and-go',
  'casino/vip-club',
  'lotteries',
  'lotteries/results',
  'toto',
  'toto/results',
  'toto/rules',
  'betsonyour',
  'best',
  'topgame',
  'recommendation',
  'top-events',
  'champions',
  'express-day',
  'results',
  'information/rules',
  'information/confirmTerms',
  'information/privacyPolicy',
] as const;

const KEPT_MS = 10 * 60_000;
const kept = new Map<string, { readonly text: string; readonly at: number }>();

type Site = Pick<LoaderContext, 'look'>;

/** The site's languages, the one for everybody else first. */
function languagesOf({ look: { languages } }: Site): readonly Language[] {
  const first = defaultLanguage(languages);
  return [first, ...languages.filter((code) => code !== first)];
}
const inEachLanguage = (languages: readonly Language[], address: (language: Language) => string): PageAddresses =>
  Object.fromEntries(languages.map((code) => [code, address(code)]));

/** In the languages in which the page is there. */
const openPages = (site: Site, page: PageAddresses): PageAddresses =>
  Object.fromEntries(Object.entries(page).filter(([language, address]) => isPageOpen(address, site.look, language)));

async function screens(services: LoaderContext): Promise<PageAddresses[]> {
  const sports = await services.call('getSportsShort', { bind: { kind: 'line' }, query: { lng: 'en' } });
  const languages = languagesOf(services);
  const all = [
    ...SCREENS.map((screen) => inEachLanguage(languages, (language) => (screen === '' ? `/${language}` : `/${language}/${screen}`))),
    ...sports.flatMap(({ id, line, live }) => [
      ...(line > 0 ? [inEachLanguage(languages, (language) => sportPath(language, 'line', id))] : []),
      ...(live > 0 ? [inEachLanguage(languages, (language) => sportPath(language, 'live', id))] : []),
    ]),
  ];
  return all.map((page) => openPages(services, page)).filter((page) => Object.keys(page).length > 0);
}

/** Championships that have matches, by their names in each language. */
async function championships(services: LoaderContext, sportId: number): Promise<PageAddresses[]> {
  const bind = { kind: 'line' };
  const languages = languagesOf(services);
  const lists = await Promise.all(
    languages.map(async (code) => {
      const champs = await services.call('getChamps', { bind, query: { lng: code, sportId } });
      return [code, new Map(champs.map((champ) => [champ.id, champPath(code, 'line', champ)]))] as const;
    }),
  );
  const byLanguage = new Map<Language, ReadonlyMap<number, string>>(lists);
  const [, first] = lists[0] ?? [];
  return [...(first?.keys() ?? [])]
    .filter((id) => languages.every((code) => byLanguage.get(code)?.has(id)))
    .map((id) =>
      openPages(
        services,
        inEachLanguage(languages, (language) => byLanguage.get(language)?.get(id) ?? ''),
      ),
    )
    .filter((page) => Object.keys(page).length > 0);
}

async function textOf(services: LoaderContext, file: string | undefined): Promise<string> {
  const origin = services.publicOrigin;
  if (file === undefined) {
    const sports = await services.call('getSportsShort', { bind: { kind: 'line' }, query: { lng: 'en' } });
    const names = ['pages', ...sports.filter(({ champs }) => champs > 0).map(({ id }) => sportById(id).slug)];
    return sitemapIndex(names.map((name) => `${origin}/sitemap/${name}.xml`));
  }
  const name = /^([\w-]{1,60})\.xml$/.exec(file)?.[1] ?? notFound();
  if (name === 'pages') return sitemap(origin, await screens(services));
  const sport = requireSport(services, name);
  return sitemap(origin, await championships(services, sport.id));
}

/** The site map: its index, the screens, and a file of championships for each sport. There are few files, so each is cached. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const file = params.file;
  const { languages, modules } = services.look;
  const key = JSON.stringify([services.publicOrigin, file, languages, modules]);
  const known = kept.get(key);
  const text = known && services.now - known.at < KEPT_MS ? known.text : await textOf(services, file);
  if (text !== known?.text) kept.set(key, { text, at: services.now });
  return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' } });
}
