import type { Language } from '@touchline/i18n/languages';

/** One page in the languages that it is there in: how each is addressed, the one for everybody else first. */
export type PageAddresses = Readonly<Record<Language, string>>;

/** The most that the protocol allows in one file. */
const MAX_ADDRESSES = 50_000;

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' })[c] ?? c);
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The file of files. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`;

/** A file of pages, each in each of its languages and each naming its others. Paths begin with a slash; what does not fit is left out. */
export function sitemap(origin: string, pages: readonly PageAddresses[]): string {
  const link = (language: string, path: string): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(encodeURI(origin + path))}"/>`;
  const urls: string[] = [];
  for (const page of pages) {
    const addresses = Object.entries(page);
    const [, first = ''] = addresses[0] ?? [];
    if (urls.length + addresses.length > MAX_ADDRESSES) break;
    const others = [...addresses.map(([code, path]) => link(code, path)), link('x-default', first)].join('');
    urls.push(...addresses.map(([, path]) => `<url><loc>${escapeXml(encodeURI(origin + path))}</loc>${others}</url>`));
  }
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
