import '../features/match/match.css';
import '../features/tournament/tournament.css';
import { belongsTo, globalChampBySlug } from '@touchline/catalogue/global-champs';
import { disciplineBySlug } from '@touchline/catalogue/paris-2024';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { olympicsGamePath, olympicsPath } from '../addresses.ts';
import { readGame } from '../features/champ/read-game.ts';
import { MatchPage } from '../features/match/match-page.tsx';
import { RelatedMatches } from '../features/match/related-matches.tsx';
import { PodiumCard } from '../features/tournament/disciplines.tsx';
import { languageOf, notFound, orPage } from '../loader-guards.ts';
import { matchSeo } from '../match-seo.ts';
import { metaTags } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/olympics-game.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const discipline = disciplineBySlug(params.discipline) ?? notFound();
  const olympics = globalChampBySlug('olympics2024') ?? notFound();
  const game = await readGame(
    services,
    lng,
    params.match,
    url.pathname,
    (match) => match.sport === discipline.sport,
    (match) => olympicsGamePath(lng, discipline.slug, match),
  );
  const { match } = game;
  // The rule is over English names; championships of the Games are international.
  const english = await orPage(services.call('getGame', { bind: { kind: 'line' }, query: { lng: 'en', gameId: match.id } }));
  if (!belongsTo(olympics, match.sport, '', english.champView.name)) notFound();
  const name = discipline.names[lng];
  return {
    ...game,
    name,
    slug: discipline.slug,
    podiums: discipline.podiums,
    seo: matchSeo(services.publicOrigin, lng, match, name),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S083: a match of the Games, with the podiums of its discipline. */
export default function OlympicsGame({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { match, history, related, name, slug, podiums } = loaderData;
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
        related={
          <RelatedMatches matches={related.slice(0, 12)} current={match.id} champName={match.champView.name} flag={match.champView.flag} />
        }
      />
      <PodiumCard podiums={podiums} />
    </>
  );
}
