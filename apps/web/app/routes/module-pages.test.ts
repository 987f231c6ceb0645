import { MODULE_PARTS } from '@touchline/contract/site/module-parts';
import { SITE_MODULES, type SiteModule } from '@touchline/contract/site/site-modules';
import { describe, expect, it } from 'vitest';
import routes from '../routes.ts';
import { type LoaderContext, loaderContext } from '../shell/loaders/loader-context.ts';
import { loader as screens } from './site/error-boundary-layout.tsx';
import { loader as statistics } from './statistics/statistics-layout.tsx';

interface Entry {
  readonly file: string;
  readonly path?: string | undefined;
  readonly children?: readonly Entry[] | undefined;
}
interface Page {
  readonly file: string;
  /** Without the language. */
  readonly address: string;
}

/** Every page below a language: what stands in brackets of its address gets some value. */
function pagesOf(entries: readonly Entry[], before: string): Page[] {
  return entries.flatMap(({ file, path = '', children }) => {
    const address = [before, path].filter(Boolean).join('/');
    if (children) return pagesOf(children, address);
    return [{ file, address: address.replaceAll(/:[a-z]+\??/gi, '1') }];
  });
}
const PAGES = pagesOf(routes as readonly Entry[], '')
  .filter(({ address }) => address.startsWith('1/') && !address.endsWith('*'))
  .map(({ file, address }) => ({ file, address: address.slice(2) }));

const context = (modules: LoaderContext['look']['modules'], languages: readonly string[] = ['en', 'ar']) => {
  const services = { player: null, look: { languages, closedSports: [], colours: null, modules } } as unknown as LoaderContext;
  return { get: (key: unknown) => (key === loaderContext ? services : undefined) };
};
/** The status of a page in a language, as the layout around it decides; 200 where it lets it be. */
function statusOf(address: string, lang: string, at: ReturnType<typeof context>): number {
  const url = new URL(`http://site.example/${lang}/${address}`);
  const loader = address.startsWith('statistics-') ? statistics : screens;
  try {
    loader({ params: { lang }, url, request: new Request(url), context: at } as never);
    return 200;
  } catch (error) {
    return (error as { init?: { status: number } }).init?.status ?? 500;
  }
}
const closedPages = (module: SiteModule): string[] =>
  PAGES.filter(({ address }) => statusOf(address, 'en', context({ [module]: false })) === 404).map(({ address }) => address);

describe('R002 pages of a closed part of the product', () => {
  it.each(SITE_MODULES)('%s: its pages are not there, all others are', (module) => {
    const { pages } = MODULE_PARTS[module];
    const own = PAGES.filter(({ address }) => pages.some((page) => address === page || address.startsWith(`${page}/`)));
    expect(closedPages(module).sort()).toEqual(own.map(({ address }) => address).sort());
  });

  it('are of every part that has pages: what is named leads somewhere', () => {
    const notYet = new Set<string>([...MODULE_PARTS.promo.pages, ...MODULE_PARTS.bringFriend.pages]);
    const named = SITE_MODULES.flatMap((module) => MODULE_PARTS[module].pages);
    expect(named.filter((page) => !notYet.has(page) && !PAGES.some(({ address }) => `${address}/`.startsWith(`${page}/`)))).toEqual([]);
  });

  it('are all pages of matches, of statistics and of payments out', () => {
    const MODULES_OF: Readonly<Record<string, readonly SiteModule[]>> = {
      'routes/matches/': ['sports'],
      'routes/highlights/': ['sports', 'expressDay'],
      'routes/tournaments/': ['sports'],
      'routes/cricket/': ['sports'],
      'routes/virtual/': ['sports'],
      'routes/statistics/': ['statistics'],
    };
    for (const [folder, modules] of Object.entries(MODULES_OF)) {
      const closed = modules.flatMap(closedPages);
      const open = PAGES.filter(({ file, address }) => file.startsWith(folder) && !closed.includes(address)).map(({ address }) => address);
      expect([folder, open]).toEqual([folder, []]);
    }
  });

  it('that is kept to languages are there in those', () => {
    const at = context({ expressDay: ['ar'] });
    expect([statusOf('express-day', 'ar', at), statusOf('express-day', 'en', at)]).toEqual([200, 404]);
  });
});

describe('R079 pages in languages that the brand does not offer', () => {
  it('are not there, as in those that nobody speaks', () => {
    for (const { address } of PAGES) {
      const at = context({}, ['en', 'ar']);
      expect([address, ...['en', 'ar', 'ru', 'xx'].map((lang) => statusOf(address, lang, at))]).toEqual([address, 200, 200, 404, 404]);
    }
  });
});
