import type { Language } from '@touchline/i18n/languages';
import { translate } from '@touchline/i18n/translate';
import { type TournamentPage, tournamentPath } from '../../addresses.ts';
import { type Seo, seoOf } from '../../seo.ts';

/** What search engines are told of a page of a tournament. Server only: it speaks every language. */
export function tournamentSeo(
  origin: string,
  lng: Language,
  head: { readonly slug: string; readonly name: string },
  page: TournamentPage,
): Seo {
  const { name } = head;
  const title =
    page === 'home'
      ? translate(lng, 'tournament.title', { name })
      : translate(lng, 'tournament.title.page', { name, page: translate(lng, `tournament.tab.${page}`) });
  return seoOf(
    origin,
    tournamentPath(lng, head.slug, page),
    { title: `${title} · Touchline`, description: translate(lng, 'tournament.description', { name }) },
    page !== 'favorites',
  );
}
