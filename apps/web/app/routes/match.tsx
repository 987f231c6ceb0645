import '../features/match/match.css';
import { translate } from '@touchline/i18n/translate';
import { redirect } from 'react-router';
import { idOf, matchPath } from '../addresses.ts';
import { MatchPage } from '../features/match/match-page.tsx';
import { RelatedMatches } from '../features/match/related-matches.tsx';
import { languageOf, notFound, orPage } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/match.ts';

/** One address for the whole life of a match: the line path of the call answers for live matches too. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const gameId = idOf(params.match) ?? notFound();
  const match = await orPage(services.call('getGame', { bind: { kind: 'line' }, query: { lng, gameId } }));
  const path = matchPath(lng, match);
  if (url.pathname !== encodeURI(path)) throw redirect(encodeURI(path), 301);
  const [history, champ] = await Promise.all([
    // Without its past the page is still a page.
    services.call('getMatchHistory', { query: { lng, gameId } }).catch(() => null),
    services.call('getChamp', { bind: { kind: match.kind }, query: { lng, champId: match.champ } }).catch(() => null),
  ]);
  const words = {
    champ: match.champView.name,
    home: match.home.name,
    away: match.away?.name ?? '',
    name: match.home.name,
    count: match.marketCount,
  };
  return {
    match,
    history,
    related: champ?.matches ?? [],
    seo: seoOf(services.publicOrigin, path, {
      title: `${translate(lng, match.away ? 'match.title' : 'match.title.single', words)} · Touchline`,
      description: translate(lng, 'match.description', words),
    }),
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
