import type { Language } from '@touchline/i18n/languages';
import { translate } from '@touchline/i18n/translate';
import { buildSeo, type Seo, type SeoSite } from '../../shell/loaders/seo.ts';
import { type CricketPage, cricketPath } from '../../shell/paths.ts';

/** SEO of a page of the cricket centre. Server only: it needs the texts of every language. */
export function buildCricketSeo(site: SeoSite, lng: Language, page: CricketPage): Seo {
  const centre = translate(lng, 'cricket.title');
  const title = page === 'home' ? centre : `${centre}: ${translate(lng, `cricket.tab.${page}`)}`;
  return buildSeo(
    site,
    cricketPath(lng, page),
    { title: `${title}`, description: translate(lng, 'cricket.description') },
    page !== 'favorites' && page !== 'search',
  );
}
