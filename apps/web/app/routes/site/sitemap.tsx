import { sportById } from '@touchline/catalogue/sport/sports';
import { LANGUAGES, type Language } from '@touchline/i18n/languages';
import { type LoaderContext, loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound } from '../../shell/loaders/loader-guards.ts';
import { requireSport } from '../../shell/loaders/offered-sport.ts';
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

const inEachLanguage = (address: (language: Language) => string): PageAddresses =>
  Object.fromEntries(LANGUAGES.map(({ code }) => [code, address(code)])) as PageAddresses;

async function screens(services: LoaderContext): Promise<PageAddresses[]> {
  const sports = await services.call('getSportsShort', { bind: { kind: 'line' }, query: { lng: 'en' } });
  return [
    ...SCREENS.map((screen) => inEachLanguage((language) => (screen === '' ? `/${language}` : `/${language}/${screen}`))),
    ...sports.flatMap(({ id, line, live }) => [
      ...(line > 0 ? [inEachLanguage((language) => sportPath(language, 'line', id))] : []),
      ...(live > 0 ? [inEachLanguage((language) => sportPath(language, 'live', id))] : []),
    ]),
  ];
}

/** Championships that have matches, by their names in each language. */
async function championships(services: LoaderContext, sportId: number): Promise<PageAddresses[]> {
  const bind = { kind: 'line' };
  const lists = await Promise.all(
    LANGUAGES.map(async ({ code }) => {
      const champs = await services.call('getChamps', { bind, query: { lng: code, sportId } });
      return [code, new Map(champs.map((champ) => [champ.id, champPath(code, 'line', champ)]))] as const;
    }),
  );
  const byLanguage = new Map<Language, ReadonlyMap<number, string>>(lists);
  return [...(byLanguage.get('en')?.keys() ?? [])]
    .filter((id) => LANGUAGES.every(({ code }) => byLanguage.get(code)?.has(id)))
    .map((id) => inEachLanguage((language) => byLanguage.get(language)?.get(id) ?? ''));
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

/** What search engines are told of: the index, the screens, and a file of championships for each sport. Names are few, so each is kept. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const file = params.file;
  const key = `${services.publicOrigin} ${file ?? ''}`;
  const known = kept.get(key);
  const text = known && services.now - known.at < KEPT_MS ? known.text : await textOf(services, file);
  if (text !== known?.text) kept.set(key, { text, at: services.now });
  return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' } });
}
