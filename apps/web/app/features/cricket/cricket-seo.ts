import type { Language } from '@touchline/i18n/languages';
import { translate } from '@touchline/i18n/translate';
import { type CricketPage, cricketPath } from '../../addresses.ts';
import { type Seo, seoOf } from '../../seo.ts';

/** What search engines are told of a page of the cricket centre. Server only: it speaks every language. */
export function cricketSeo(origin: string, lng: Language, page: CricketPage): Seo {
  const centre = translate(lng, 'cricket.title');
  const title = page === 'home' ? centre : `${centre}: ${translate(lng, `cricket.tab.${page}`)}`;
  return seoOf(
    origin,
    cricketPath(lng, page),
    { title: `${title} · Touchline`, description: translate(lng, 'cricket.description') },
    page !== 'favorites' && page !== 'search',
  );
}
