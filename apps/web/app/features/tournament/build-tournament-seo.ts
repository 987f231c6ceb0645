import type { Language } from '@touchline/i18n/languages';
import { translate } from '@touchline/i18n/translate';
import { buildSeo, type Seo, type SeoSite } from '../../shell/loaders/seo.ts';
import { type TournamentPage, tournamentPath } from '../../shell/paths.ts';

/** SEO of a page of a tournament. Server only: it needs the texts of every language. */
export function buildTournamentSeo(
  site: SeoSite,
  lng: Language,
  head: { readonly slug: string; readonly name: string },
  page: TournamentPage,
): Seo {
  const { name } = head;
  const title =
    page === 'home'
      ? translate(lng, 'tournament.title', { name })
      : translate(lng, 'tournament.title.page', { name, page: translate(lng, `tournament.tab.${page}`) });
  return buildSeo(
    site,
    tournamentPath(lng, head.slug, page),
    { title: `${title}`, description: translate(lng, 'tournament.description', { name }) },
    page !== 'favorites',
  );
}
