import '../../features/match/match.css';
import '../../features/virtual/virtual.css';
import { MENU_SECTION, type MenuSection } from '@touchline/catalogue/menu-sections';
import { SPORT, sportById } from '@touchline/catalogue/sport/sports';
import { translate } from '@touchline/i18n/translate';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { HighlightHeader } from '../../features/highlights/highlight-header.tsx';
import { CategoryChips } from '../../features/virtual/category-chips.tsx';
import { TournamentLinks } from '../../features/virtual/tournament-links.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { requireSport } from '../../shell/loaders/offered-sport.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { cyberPath } from '../../shell/paths.ts';
import { HighlightMatches } from '../highlights/highlight-matches.tsx';
import type { Route } from './+types/esports.ts';
import { LiveMatchWall, readWallMatches } from './live-match-wall.tsx';

/** Parts of the menu that have an address of their own; their words are in the dictionary. */
const ESPORTS_SECTIONS = [
  'cyber-stream',
  'e-sports',
  'sports-simulators',
  'shooters',
  'strategy',
] as const satisfies readonly MenuSection[];
const isPart = (slug: string): slug is (typeof ESPORTS_SECTIONS)[number] => (ESPORTS_SECTIONS as readonly string[]).includes(slug);

const STREAMS = 6;
const ROWS = 40;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const slug = params.part ?? '';
  const sport = slug === '' || isPart(slug) ? null : requireSport(services, slug);
  if (sport && sport.family !== 'cyber') notFound();
  const stream = { lng, stream: 'cyber' as const };
  const within = {
    ...stream,
    ...(sport ? { sports: String(sport.id) } : {}),
    ...(isPart(slug) ? { menuSection: String(MENU_SECTION[slug]) } : {}),
  };
  const [live, line, overview, sports, lineChamps, liveChamps] = await Promise.all([
    orErrorPage(services.call('get1x2', { bind: { kind: 'live' }, query: { ...within, count: ROWS } })),
    orErrorPage(services.call('get1x2', { bind: { kind: 'line' }, query: { ...within, count: ROWS, getEmpty: false } })),
    services.call('get1x2', { bind: { kind: 'live' }, query: { ...stream, count: 1, sportCategoriesFlag: true } }),
    services.call('getSportsShort', { bind: { kind: 'live' }, query: stream }),
    services.call('getChamps', { bind: { kind: 'line' }, query: within }),
    services.call('getChamps', { bind: { kind: 'live' }, query: within }),
  ]);
  const running = live.champs.flatMap(({ matches }) => matches);
  // Two or three of each sport rather than six of one.
  const seen = new Map<number, number>();
  const mixed = running
    .map((match) => {
      const nth = seen.get(match.sport) ?? 0;
      seen.set(match.sport, nth + 1);
      return { match, nth };
    })
    .sort((a, b) => a.nth - b.nth)
    .map(({ match }) => match);
  const counts = new Map(overview.sections ?? []);
  const title = sport ? translate(lng, `sport.${sport.id}`) : translate(lng, isPart(slug) ? `virtual.part.${slug}` : 'virtual.cyber.title');
  return {
    slug,
    sport: sport?.id ?? null,
    title,
    live: live.champs,
    line: line.champs,
    total: live.total + line.total,
    // Either answer counts both feeds for a championship that it names.
    champs: [...new Map([...lineChamps, ...liveChamps].map((champ) => [champ.id, champ])).values()],
    streams: await readWallMatches(services, lng, mixed, STREAMS),
    all: overview.total,
    parts: ESPORTS_SECTIONS.map((part) => ({ part, count: counts.get(MENU_SECTION[part]) ?? 0 })).filter(({ count }) => count > 0),
    sports: sports.filter((one) => one.live + one.line > 0).map(({ id, name, live: count }) => ({ id, name, count })),
    seo: buildSeo(services, url.pathname, {
      title: `${title}`,
      description: translate(lng, 'virtual.cyber.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Cyber sport: what is played on screens now, as pictures, tournaments and matches; by menu section and by discipline (S029, S057, S058). */
export default function Cyber({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { slug, sport, title, live, line, total, champs, streams, all, parts, sports } = loaderData;
  return (
    <>
      <HighlightHeader
        mark={<SportIcon sport={sport ?? SPORT.esports} />}
        title={title}
        lead={`${t('virtual.cyber.lead')} ${t('common.matches', { n: total })}.`}
      />
      <CategoryChips
        label={t('virtual.parts')}
        current={sport === null ? slug : null}
        parts={[
          { key: '', name: '', count: all, to: cyberPath(t.language) },
          ...parts.map(({ part, count }) => ({ key: part, name: t(`virtual.part.${part}`), count, to: cyberPath(t.language, part) })),
        ]}
      />
      <CategoryChips
        label={t('virtual.disciplines')}
        current={slug === '' ? 'none' : slug}
        parts={sports.map(({ id, name, count }) => {
          const { slug: key } = sportById(id);
          return { key, name, count, to: cyberPath(t.language, key), sport: id };
        })}
      />
      {streams.length > 0 ? <LiveMatchWall streams={streams} /> : null}
      <TournamentLinks champs={champs} />
      <HighlightMatches live={live} line={line} withSport={sport === null} sport={sport} />
    </>
  );
}
