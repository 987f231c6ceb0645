import '../features/match/match.css';
import '../features/virtual/virtual.css';
import { SPORT, sportById, sportBySlug } from '@touchline/catalogue/sports';
import { translate } from '@touchline/i18n/translate';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTexts } from '@touchline/ui/texts';
import { virtualPath } from '../addresses.ts';
import { SectionHead } from '../features/sections/section-head.tsx';
import { PartChips } from '../features/virtual/part-chips.tsx';
import { languageOf, notFound, orPage } from '../loader-guards.ts';
import { SectionMatches } from '../section-matches.tsx';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import { readStreams, StreamWall } from '../stream-wall.tsx';
import type { Route } from './+types/virtual.ts';

const STREAMS = 6;
const ROWS = 40;
/** Type of virtual matches in the feed. */
const VIRTUAL = '3';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const sport = params.sport === undefined ? null : (sportBySlug(params.sport) ?? notFound());
  if (sport && sport.family !== 'virtual') notFound();
  const wanted = { lng, gameTypes: VIRTUAL, count: ROWS, ...(sport ? { sports: String(sport.id) } : {}) };
  const [live, line, sports] = await Promise.all([
    orPage(services.call('get1x2', { bind: { kind: 'live' }, query: wanted })),
    orPage(services.call('get1x2', { bind: { kind: 'line' }, query: wanted })),
    services.call('getSportsShort', { bind: { kind: 'line' }, query: { lng } }),
  ]);
  const title = translate(lng, sport ? `sport.${sport.id}` : 'virtual.title');
  return {
    sport: sport?.id ?? null,
    title,
    live: live.champs,
    line: line.champs,
    total: live.total + line.total,
    streams: await readStreams(
      services,
      lng,
      live.champs.flatMap(({ matches }) => matches),
      STREAMS,
    ),
    sports: sports
      .filter(({ id }) => sportById(id).family === 'virtual')
      .map(({ id, name, ...one }) => ({ id, name, count: one.live + one.line })),
    seo: seoOf(services.publicOrigin, url.pathname, {
      title: `${title} · Touchline`,
      description: translate(lng, 'virtual.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Generated matches of a few minutes, round the clock: the running ones as pictures, then those that start next. */
export default function Virtual({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { sport, title, live, line, total, streams, sports } = loaderData;
  return (
    <>
      <SectionHead
        mark={<SportIcon sport={sport ?? SPORT.virtualFootball} />}
        title={title}
        lead={`${t('virtual.lead')} ${t('common.matches', { n: total })}.`}
      />
      <PartChips
        label={t('virtual.sports')}
        current={sport === null ? '' : sportById(sport).slug}
        parts={[
          { key: '', name: '', count: sports.reduce((sum, one) => sum + one.count, 0), to: virtualPath(t.language) },
          ...sports.map(({ id, name, count }) => ({ key: sportById(id).slug, name, count, to: virtualPath(t.language, id), sport: id })),
        ]}
      />
      {streams.length > 0 ? <StreamWall streams={streams} /> : null}
      <SectionMatches live={live} line={line} withSport={sport === null} sport={sport} />
    </>
  );
}
