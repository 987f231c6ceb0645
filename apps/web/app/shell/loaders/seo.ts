import { defaultLanguage } from '@touchline/i18n/languages';
import type { MetaDescriptor } from 'react-router';
import type { LoaderContext } from './loader-context.ts';

/** The tags of a screen for search engines and link previews. Built by its loader, which has the texts of every language. */
export interface Seo {
  readonly title: string;
  readonly description: string;
  /** Absolute, without what only filters or sorts. */
  readonly canonical: string;
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  readonly indexed: boolean;
  readonly site: string;
}

/** The brand of the screen. */
export type SeoSite = Pick<LoaderContext, 'publicOrigin' | 'brand' | 'look'>;

/** `path` is the screen's address without origin and query; its first segment is the language, which the alternates replace. */
export function buildSeo(
  { publicOrigin: origin, brand, look: { languages } }: SeoSite,
  path: string,
  { title, description }: { readonly title: string; readonly description: string },
  indexed = true,
): Seo {
  const rest = path.split('/').slice(2).join('/');
  const address = (language: string) => `${origin}/${language}${rest ? `/${rest}` : ''}`;
  return {
    title: `${title} · ${brand}`,
    description,
    site: brand,
    canonical: `${origin}${path}`,
    alternates: [
      ...languages.map((language) => ({ language, href: address(language) })),
      { language: 'x-default', href: address(defaultLanguage(languages)) },
    ],
    indexed,
  };
}

/** The tags of a screen's head. */
export function metaTags(seo: Seo | undefined): MetaDescriptor[] {
  if (!seo) return [];
  return [
    { title: seo.title },
    { name: 'description', content: seo.description },
    { tagName: 'link', rel: 'canonical', href: seo.canonical },
    ...seo.alternates.map(({ language, href }) => ({ tagName: 'link', rel: 'alternate', hrefLang: language, href })),
    { property: 'og:site_name', content: seo.site },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: seo.title },
    { property: 'og:description', content: seo.description },
    { property: 'og:url', content: seo.canonical },
    ...(seo.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}
