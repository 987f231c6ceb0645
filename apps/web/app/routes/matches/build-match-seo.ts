import type { MatchDetail } from '@touchline/contract/line/shapes';
import type { Language } from '@touchline/i18n/languages';
import { translate } from '@touchline/i18n/translate';
import { buildSeo, type Seo, type SeoSite } from '../../shell/loaders/seo.ts';
import { matchPath } from '../../shell/paths.ts';

/** SEO of a match in any section: its own address is the canonical one. */
export function buildMatchSeo(site: SeoSite, lng: Language, match: MatchDetail, champ = match.champView.name): Seo {
  const words = { champ, home: match.home.name, away: match.away?.name ?? '', name: match.home.name, count: match.marketCount };
  return buildSeo(site, matchPath(lng, match), {
    title: `${translate(lng, match.away ? 'match.title' : 'match.title.single', words)}`,
    description: translate(lng, 'match.description', words),
  });
}
