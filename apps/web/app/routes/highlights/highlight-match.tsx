import '../../features/match/match.css';
import { countryByCode } from '@touchline/catalogue/places/countries';
import type { MatchDetail, MatchRow } from '@touchline/contract/line/shapes';
import type { Language } from '@touchline/i18n/languages';
import { translate } from '@touchline/i18n/translate';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, redirect } from 'react-router';
import { MatchPager } from '../../features/highlights/match-pager.tsx';
import { MatchPage } from '../../features/match/match-page.tsx';
import { type LoaderContext, loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import {
  type HighlightSection,
  highlightMatchPath,
  highlightPath,
  matchPath,
  parseIdSegment,
  teamMatchPath,
  teamPath,
} from '../../shell/paths.ts';
import { buildMatchSeo } from '../matches/build-match-seo.ts';
import type { Route } from './+types/highlight-match.ts';

/** The section's matches around this one. */
const BESIDE = 14;
const SECTIONS = ['betsonyour', 'best', 'topgame', 'top-events'] as const satisfies readonly HighlightSection[];

interface Place {
  readonly title: string;
  readonly back: string;
  /** Null where the match does not stand in the section. */
  readonly rows: readonly MatchRow[] | null;
  /** The section's address of the match itself. */
  readonly path: string;
}

/** A match inside of a section: the same page, with the section's other matches beside it and a step to the next one. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const gameId = parseIdSegment(params.match) ?? notFound();
  const match = await orErrorPage(services.call('getGame', { bind: { kind: 'line' }, query: { lng, gameId } }));
  const team = 'team' in params ? params.team : undefined;
  const place = team === undefined ? await sectionPlace(services, lng, url, match) : await teamPlace(services, lng, team, match);
  // A match that is over, or that never stood here, has its own address and keeps it.
  if (!place.rows?.some((row) => row.id === match.id)) throw redirect(encodeURI(matchPath(lng, match)), 302);
  if (url.pathname !== encodeURI(place.path)) throw redirect(encodeURI(place.path) + url.search, 301);
  const history = await services.call('getMatchHistory', { query: { lng, gameId } }).catch(() => null);
  return {
    match,
    history,
    title: place.title,
    back: place.back,
    steps: place.rows.map((row) => ({
      id: row.id,
      home: row.home,
      away: row.away,
      startsAt: row.startsAt,
      champName: row.champName,
      live: row.kind === 'live',
    })),
    seo: buildMatchSeo(services, lng, match),
  };
}

async function sectionPlace(services: LoaderContext, lng: Language, url: URL, match: MatchDetail): Promise<Place> {
  const section = SECTIONS.find((one) => one === url.pathname.split('/')[2]) ?? notFound();
  const asked = url.searchParams.get('country');
  const config = section === 'betsonyour' ? await services.call('siteConfig', { query: { lng } }) : null;
  const country = asked === null ? config?.derived.geoCountryId : (countryByCode(asked)?.id ?? notFound());
  const about = { lng, stream: section, ...(section === 'betsonyour' && country ? { fcountry: country } : {}) };
  const bind = { kind: match.kind };
  const [own, others] = await Promise.all([
    services.call('get1x2', { bind, query: { ...about, code: match.id.toString(36) } }),
    services.call('get1x2', {
      bind,
      query: { ...about, sports: String(match.sport), getEmpty: false, count: BESIDE, pinnedGames: String(match.id) },
    }),
  ]);
  const rows = [...own.champs, ...others.champs].flatMap((champ) => champ.matches);
  return {
    title: translate(lng, `sections.${section}.name`),
    back: highlightPath(lng, section, match.sport) + (asked === null ? '' : `?country=${asked}`),
    rows: own.total > 0 ? inOrder(rows) : null,
    path: highlightMatchPath(lng, section, match),
  };
}

async function teamPlace(services: LoaderContext, lng: Language, segment: string, match: MatchDetail): Promise<Place> {
  const id = parseIdSegment(segment) ?? notFound();
  const team = [match.home, match.away].find((side) => side?.id === id);
  if (!team) return { title: '', back: '', rows: null, path: '' };
  const query = { lng, teams: String(id), count: BESIDE };
  const lists = await Promise.all([
    orErrorPage(services.call('getGamesTeam', { bind: { kind: 'live' }, query })),
    orErrorPage(services.call('getGamesTeam', { bind: { kind: 'line' }, query })),
  ]);
  return {
    title: team.name,
    back: teamPath(lng, team),
    rows: inOrder(lists.flatMap((list) => list.champs.flatMap((champ) => champ.matches))),
    path: teamMatchPath(lng, team, match),
  };
}

const inOrder = (rows: readonly MatchRow[]): MatchRow[] =>
  [...new Map(rows.map((row) => [row.id, row])).values()].sort((a, b) => a.startsAt - b.startsAt || a.id - b.id);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** A game of a section (S056, S062, S070, S074, S096). */
export default function SectionGame({ loaderData, params }: Route.ComponentProps) {
  const t = useTranslator();
  const { match, history, title, back, steps } = loaderData;
  const tail = back.includes('?') ? back.slice(back.indexOf('?')) : '';
  const section = SECTIONS.find((one) => back.split('/')[2] === one);
  const team =
    'team' in params
      ? (steps.flatMap(({ home, away }) => [home, away]).find((side) => side?.id === parseIdSegment(params.team)) ?? null)
      : null;
  const addressOf = (step: (typeof steps)[number]) =>
    team
      ? teamMatchPath(t.language, team, step)
      : section
        ? highlightMatchPath(t.language, section, step) + tail
        : matchPath(t.language, step);
  return (
    <>
      <nav className="crumbs" aria-label={t('a11y.breadcrumbs')}>
        <Link to={back}>{title}</Link>
        <Icon name="next" flip />
        <span className="ellipsis">{match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name}</span>
      </nav>
      <MatchPage
        key={match.id}
        loaded={match}
        history={history}
        related={<MatchPager title={title} steps={steps} current={match.id} addressOf={addressOf} />}
      />
    </>
  );
}
