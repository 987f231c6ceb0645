import '../../features/match/match.css';
import { MatchBets } from '../../features/bets/open-bets/match-bets.tsx';
import { readSectionMatch } from '../../features/champ/read-section-match.ts';
import { MatchPage } from '../../features/match/match-page.tsx';
import { LiveRail } from '../../features/match/rail/live-rail.tsx';
import { readLiveRail } from '../../features/match/rail/read-live-rail.ts';
import { RelatedMatches } from '../../features/match/related-matches.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { StartColumnHandle } from '../../shell/page/start-column.ts';
import { matchPath } from '../../shell/paths.ts';
import type { Route } from './+types/match.ts';
import { buildMatchSeo } from './build-match-seo.ts';

/** One address for the whole life of a match: the line path of the call answers for live matches too. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const game = await readSectionMatch(
    services,
    lng,
    params.match,
    url.pathname,
    () => true,
    (match) => matchPath(lng, match),
  );
  const [rail, bets] = await Promise.all([
    readLiveRail(services, lng, game.match),
    // The page of a match stands without them.
    services.player ? services.call('getOpenBetsWithCashOut', { query: { lng, matchId: game.match.id } }).catch(() => null) : null,
  ]);
  return {
    ...game,
    rail,
    bets,
    seo: buildMatchSeo(services, lng, game.match),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Other matches of the sport that run now. */
export const handle: StartColumnHandle<Route.ComponentProps['loaderData']> = {
  startColumn: (t, { rail }) => (rail ? { label: t('match.rail'), content: <LiveRail key={rail.sport} loaded={rail} /> } : undefined),
};

/** Main game (S051). */
export default function Match({ loaderData }: Route.ComponentProps) {
  const { match, history, race, ready, related, bets } = loaderData;
  return (
    <MatchPage
      key={match.id}
      loaded={match}
      history={history}
      race={race}
      bets={bets ? <MatchBets matchId={match.id} loaded={bets} /> : null}
      ready={ready}
      related={
        <RelatedMatches matches={related.slice(0, 12)} current={match.id} champName={match.champView.name} flag={match.champView.flag} />
      }
    />
  );
}
