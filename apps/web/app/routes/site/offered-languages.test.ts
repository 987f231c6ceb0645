import { describe, expect, it } from 'vitest';
import { type LoaderContext, loaderContext } from '../../shell/loaders/loader-context.ts';
import { buildSeo } from '../../shell/loaders/seo.ts';
import { loader as root } from './language-redirect.tsx';
import { loader as sitemap } from './sitemap.tsx';

const site = (languages: readonly string[], publicOrigin: string, modules: LoaderContext['look']['modules'] = {}) =>
  ({
    publicOrigin,
    brand: 'Second',
    now: 0,
    look: { languages, closedSports: [], colours: null, modules },
    call: async () => [],
  }) as unknown as LoaderContext;
const contextOf = (services: LoaderContext) => ({ get: (key: unknown) => (key === loaderContext ? services : undefined) }) as never;

describe('R079 the languages of a brand', () => {
  it('are the alternates of its pages; for everybody else the base, or the first', () => {
    const alternates = (languages: readonly string[]) =>
      buildSeo(site(languages, 'https://a.example'), `/${languages[0]}/line/football`, { title: 'x', description: 'y' }).alternates.map(
        ({ language, href }) => `${language} ${href}`,
      );
    expect(alternates(['ar', 'en'])).toEqual([
      'ar https://a.example/ar/line/football',
      'en https://a.example/en/line/football',
      'x-default https://a.example/en/line/football',
    ]);
    expect(alternates(['ru'])).toEqual(['ru https://a.example/ru/line/football', 'x-default https://a.example/ru/line/football']);
  });

  it('are those of its site map, without the parts that are closed', async () => {
    const text = async (services: LoaderContext): Promise<string> =>
      (await sitemap({ params: { file: 'pages.xml' }, context: contextOf(services) } as never)).text();
    const both = await text(site(['ar', 'en'], 'https://b.example'));
    expect(both).toContain('<loc>https://b.example/ar/express-day</loc>');
    expect(both).toContain('hreflang="x-default" href="https://b.example/en/line"');
    expect(both).not.toContain('example/ru');
    const closed = await text(site(['ar', 'en'], 'https://b.example', { expressDay: ['en'], sports: false }));
    expect(closed).toContain('<loc>https://b.example/en/express-day</loc>');
    expect(closed).not.toMatch(/ar\/express-day|\/line|\/champions/);
    expect(closed).toContain('<loc>https://b.example/ar/toto</loc>');
  });

  it('are what a visitor is led to from the root', () => {
    const led = (languages: readonly string[], wished: string) =>
      root({
        request: new Request('https://c.example/', { headers: { 'accept-language': wished } }),
        context: contextOf(site(languages, 'https://c.example')),
      } as never).headers.get('location');
    expect(led(['en', 'ar'], 'ru, ar;q=0.5')).toBe('/ar');
    expect(led(['en', 'ar'], 'ru')).toBe('/en');
    expect(led(['ru'], 'ar')).toBe('/ru');
  });
});
