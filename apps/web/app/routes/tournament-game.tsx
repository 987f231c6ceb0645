import '../features/match/match.css';
import { tournamentGamePath } from '../addresses.ts';
import { readGame } from '../features/champ/read-game.ts';
import { MatchPage } from '../features/match/match-page.tsx';
import { RelatedMatches } from '../features/match/related-matches.tsx';
import { readTournament } from '../features/tournament/read-tournament.ts';
import { languageOf } from '../loader-guards.ts';
import { matchSeo } from '../match-seo.ts';
import { metaTags } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/tournament-game.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const head = await readTournament(services, lng, params.slug);
  const champs = new Set([...head.champs.map(({ id }) => id), head.champId]);
  const game = await readGame(
    services,
    lng,
    params.match,
    url.pathname,
    (match) => champs.has(match.champ),
    (match) => tournamentGamePath(lng, head.slug, match),
  );
  const { match } = game;
  return {
    ...game,
    seo: matchSeo(services.publicOrigin, lng, match, head.name),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S076: a match under the head of its tournament. Search engines are sent to the match's own page. */
export default function TournamentGame({ loaderData }: Route.ComponentProps) {
  const { match, history, related } = loaderData;
  return (
    <MatchPage
      key={match.id}
      loaded={match}
      history={history}
      related={
        <RelatedMatches matches={related.slice(0, 12)} current={match.id} champName={match.champView.name} flag={match.champView.flag} />
      }
    />
  );
}
