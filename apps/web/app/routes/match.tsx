import '../features/match/match.css';
import { matchPath } from '../addresses.ts';
import { readGame } from '../features/champ/read-game.ts';
import { MatchPage } from '../features/match/match-page.tsx';
import { RelatedMatches } from '../features/match/related-matches.tsx';
import { languageOf } from '../loader-guards.ts';
import { matchSeo } from '../match-seo.ts';
import { metaTags } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/match.ts';

/** One address for the whole life of a match: the line path of the call answers for live matches too. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const game = await readGame(
    services,
    lng,
    params.match,
    url.pathname,
    () => true,
    (match) => matchPath(lng, match),
  );
  return {
    ...game,
    seo: matchSeo(services.publicOrigin, lng, game.match),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Main game (S051). */
export default function Match({ loaderData }: Route.ComponentProps) {
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
