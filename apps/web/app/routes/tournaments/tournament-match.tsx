import '../../features/match/match.css';
import { readSectionMatch } from '../../features/champ/read-section-match.ts';
import { MatchPage } from '../../features/match/match-page.tsx';
import { RelatedMatches } from '../../features/match/related-matches.tsx';
import { readTournament } from '../../features/tournament/read-tournament.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import { tournamentMatchPath } from '../../shell/paths.ts';
import { buildMatchSeo } from '../matches/build-match-seo.ts';
import type { Route } from './+types/tournament-match.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const head = await readTournament(services, lng, params.slug);
  const champs = new Set([...head.champs.map(({ id }) => id), head.champId]);
  const game = await readSectionMatch(
    services,
    lng,
    params.match,
    url.pathname,
    (match) => champs.has(match.champ),
    (match) => tournamentMatchPath(lng, head.slug, match),
  );
  const { match } = game;
  return {
    ...game,
    seo: buildMatchSeo(services, lng, match, head.name),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S076: a match under the head of its tournament. Search engines are sent to the match's own page. */
export default function TournamentGame({ loaderData }: Route.ComponentProps) {
  const { match, history, race, ready, related } = loaderData;
  return (
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
  );
}
