import '../../features/match/match.css';
import '../../features/tournament/tournament.css';
import { belongsTo, globalChampBySlug } from '@touchline/catalogue/sport/global-champs';
import { disciplineBySlug } from '@touchline/catalogue/sport/paris-2024';
import { translate } from '@touchline/i18n/translate';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { readSectionMatch } from '../../features/champ/read-section-match.ts';
import { MatchPage } from '../../features/match/match-page.tsx';
import { RelatedMatches } from '../../features/match/related-matches.tsx';
import { PodiumCard } from '../../features/tournament/disciplines.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import { olympicsMatchPath, olympicsPath } from '../../shell/paths.ts';
import { buildMatchSeo } from '../matches/build-match-seo.ts';
import type { Route } from './+types/olympics-match.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const discipline = disciplineBySlug(params.discipline) ?? notFound();
  const olympics = globalChampBySlug('olympics2024') ?? notFound();
  const game = await readSectionMatch(
    services,
    lng,
    params.match,
    url.pathname,
    (match) => match.sport === discipline.sport,
    (match) => olympicsMatchPath(lng, discipline.slug, match),
  );
  const { match } = game;
  // The rule is over English names; championships of the Games are international.
  const english = await orErrorPage(services.call('getGame', { bind: { kind: 'line' }, query: { lng: 'en', gameId: match.id } }));
  if (!belongsTo(olympics, match.sport, '', english.champView.name)) notFound();
  const name = translate(lng, `discipline.${discipline.slug}`);
  return {
    ...game,
    name,
    slug: discipline.slug,
    podiums: discipline.podiums,
    seo: buildMatchSeo(services, lng, match, name),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S083: a match of the Games, with the podiums of its discipline. */
export default function OlympicsGame({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { match, history, race, ready, related, name, slug, podiums } = loaderData;
  return (
    <>
      <nav className="crumbs" aria-label={t('a11y.breadcrumbs')}>
        <Link to={olympicsPath(t.language)}>{t('olympics.title')}</Link>
        <Icon name="next" flip />
        <Link to={olympicsPath(t.language, slug)}>{name}</Link>
      </nav>
      <MatchPage
        key={match.id}
        loaded={match}
        history={history}
        race={race}
        ready={ready}
        related={
          <RelatedMatches matches={related.slice(0, 12)} current={match.id} champName={match.champView.name} flag={match.champView.flag} />
        }
      />
      <PodiumCard podiums={podiums} />
    </>
  );
}
