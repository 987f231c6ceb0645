import '../../features/match/match.css';
import '../../features/marble/marble.css';
import { courseBySlug } from '@touchline/betting/marbles/marble-courses';
import { TICK_MS } from '@touchline/betting/marbles/marble-race';
import { SPORT } from '@touchline/catalogue/sport/sports';
import { translate } from '@touchline/i18n/translate';
import { redirect } from 'react-router';
import { matchOfResult } from '../../features/marble/match-of-result.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { marblePath, parseIdSegment } from '../../shell/paths.ts';
import type { Route } from './+types/marble-race.ts';
import { MarbleRaceScreen } from './marble-race-screen.tsx';

const LAST = 10;
const DAY_SECONDS = 86_400;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const course = courseBySlug(params.course) ?? notFound();
  const about = { lng, champs: String(course.champ) };
  const [live, line, results] = await Promise.all([
    orErrorPage(services.call('get1x2', { bind: { kind: 'live' }, query: about })),
    orErrorPage(services.call('get1x2', { bind: { kind: 'line' }, query: about })),
    services.call('getResults', { query: { ...about, limit: LAST, tsFrom: Math.floor(services.now / 1000) - DAY_SECONDS } }),
  ]);
  const upcoming = line.champs.flatMap(({ matches }) => matches).toSorted((a, b) => a.startsAt - b.startsAt);
  const [next] = upcoming;
  if (params.race === undefined) {
    const target = live.champs[0]?.matches[0] ?? next ?? notFound();
    throw redirect(marblePath(lng, course.slug, target.id), 302);
  }
  const gameId = parseIdSegment(params.race) ?? notFound();
  const game = await services.call('getGame', { bind: { kind: 'line' }, query: { lng, gameId } }).catch(() => null);
  // A race from before this system's own time has no last picture, and a finished one may not have arrived in full yet: both have a result.
  const over = game === null || (game.state.status !== 'ended' && services.now > game.startsAt * 1000 + course.ticks * TICK_MS);
  const result = over ? await services.call('getResult', { query: { lng, gameId } }).catch(() => null) : null;
  const match = result ? matchOfResult(result) : (game ?? notFound());
  if (match.sport !== SPORT.marbleRacing || match.champ !== course.champ) notFound();
  const words = { course: match.champView.name, n: match.round ?? '' };
  return {
    match,
    slug: course.slug,
    upcoming: upcoming.filter(({ id }) => id !== match.id).map(({ id, startsAt }) => ({ id, startsAt })),
    results: results.matches,
    seo: buildSeo(services, marblePath(lng, course.slug, match.id), {
      title: `${translate(lng, 'marble.race-title', words)}`,
      description: translate(lng, 'marble.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** One marble race: before, while it rolls, and afterwards with its seed (S060). */
export default function MarbleRace({ loaderData: { match, slug, upcoming, results } }: Route.ComponentProps) {
  const course = courseBySlug(slug);
  return course ? <MarbleRaceScreen key={match.id} course={course} loaded={match} upcoming={upcoming} results={results} /> : null;
}
