import '../../features/match/match.css';
import '../../features/virtual/virtual.css';
import { SPORT, sportById } from '@touchline/catalogue/sport/sports';
import { translate } from '@touchline/i18n/translate';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { HighlightHeader } from '../../features/highlights/highlight-header.tsx';
import { CategoryChips } from '../../features/virtual/category-chips.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { requireSport } from '../../shell/loaders/offered-sport.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { virtualPath } from '../../shell/paths.ts';
import { HighlightMatches } from '../highlights/highlight-matches.tsx';
import type { Route } from './+types/virtual-sports.ts';
import { LiveMatchWall, readWallMatches } from './live-match-wall.tsx';

const STREAMS = 6;
const ROWS = 40;
/** Type of virtual matches in the feed. */
const VIRTUAL = '3';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const sport = params.sport === undefined ? null : requireSport(services, params.sport);
  if (sport && sport.family !== 'virtual') notFound();
  const wanted = { lng, gameTypes: VIRTUAL, count: ROWS, ...(sport ? { sports: String(sport.id) } : {}) };
  const [live, line, sports] = await Promise.all([
    orErrorPage(services.call('get1x2', { bind: { kind: 'live' }, query: wanted })),
    orErrorPage(services.call('get1x2', { bind: { kind: 'line' }, query: wanted })),
    services.call('getSportsShort', { bind: { kind: 'line' }, query: { lng } }),
  ]);
  const title = translate(lng, sport ? `sport.${sport.id}` : 'virtual.title');
  return {
    sport: sport?.id ?? null,
    title,
    live: live.champs,
    line: line.champs,
    total: live.total + line.total,
    streams: await readWallMatches(
      services,
      lng,
      live.champs.flatMap(({ matches }) => matches),
      STREAMS,
    ),
    sports: sports
      .filter(({ id }) => sportById(id).family === 'virtual')
      .map(({ id, name, ...one }) => ({ id, name, count: one.live + one.line })),
    seo: buildSeo(services, url.pathname, {
      title: `${title}`,
      description: translate(lng, 'virtual.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Virtual sports (S111), generated matches of a few minutes, round the clock: the running ones as pictures, then those that start next. */
export default function Virtual({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { sport, title, live, line, total, streams, sports } = loaderData;
  return (
    <>
      <HighlightHeader
        mark={<SportIcon sport={sport ?? SPORT.virtualFootball} />}
        title={title}
        lead={`${t('virtual.lead')} ${t('common.matches', { n: total })}.`}
      />
      <CategoryChips
        label={t('virtual.sports')}
        current={sport === null ? '' : sportById(sport).slug}
        parts={[
          { key: '', name: '', count: sports.reduce((sum, one) => sum + one.count, 0), to: virtualPath(t.language) },
          ...sports.map(({ id, name, count }) => ({ key: sportById(id).slug, name, count, to: virtualPath(t.language, id), sport: id })),
        ]}
      />
      {streams.length > 0 ? <LiveMatchWall streams={streams} /> : null}
      <HighlightMatches live={live} line={line} withSport={sport === null} sport={sport} />
    </>
  );
}
