import '../../features/match/match.css';
import type { MatchRow } from '@touchline/contract/line/shapes';
import { translate } from '@touchline/i18n/translate';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { SportChips } from '../../features/line/sport-chips.tsx';
import { PriceHistoryCard } from '../../features/match/price-history-card.tsx';
import { HighlightHeader } from '../../features/sections/highlight-header.tsx';
import { HighlightMatches } from '../../features/sections/highlight-matches.tsx';
import { TopMatch } from '../../features/sections/top-match.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { requireSport } from '../../shell/loaders/offered-sport.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { SideColumn } from '../../shell/page/side-column.tsx';
import { highlightMatchPath, highlightPath } from '../../shell/paths.ts';
import type { Route } from './+types/match-of-the-day.ts';
import { readHighlightMatches } from './read-highlight-matches.ts';

/** The match of the day starts within a day. */
const DAY_SECONDS = 86_400;
const LOOKED_AT = 40;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const sport = params.sport === undefined ? null : requireSport(services, params.sport);
  const [stream, top] = await Promise.all([
    readHighlightMatches(services, lng, { section: 'topgame', sport: sport?.id, count: 80 }),
    services.call('getTopGames', {
      bind: { kind: 'line' },
      query: { lng, limit: LOOKED_AT, virtualSports: false, ...(sport ? { sports: String(sport.id) } : {}) },
    }),
  ]);
  const until = services.now / 1000 + DAY_SECONDS;
  const ofTheDay: MatchRow | undefined =
    top.find((match) => match.away !== null && match.markets.length > 0 && match.startsAt < until) ??
    top.find((match) => match.away !== null && match.markets.length > 0) ??
    stream.line[0]?.matches[0];
  const insights = ofTheDay
    ? await services.call('gameInsights', { bind: { kind: ofTheDay.kind }, query: { lng, gameId: ofTheDay.id } }).catch(() => null)
    : null;
  return {
    ...stream,
    line: stream.line.flatMap((champ) => {
      const matches = champ.matches.filter((match) => match.id !== ofTheDay?.id);
      return matches.length > 0 ? [{ ...champ, matches }] : [];
    }),
    ofTheDay: ofTheDay ?? null,
    insights,
    sport: sport?.id ?? null,
    seo: buildSeo(services, url.pathname, {
      title: `${translate(lng, 'sections.topgame.name')}${sport ? `: ${translate(lng, `sport.${sport.id}`)}` : ''}`,
      description: translate(lng, 'sections.topgame.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The match of the day, large, and the other matches that everybody will talk about (S035, S073). */
export default function TopGame({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { ofTheDay, insights, live, line, sports, sport } = loaderData;
  const all = sports.reduce((sum, one) => sum + one.count, 0);
  const charted = ofTheDay?.markets.find((market) => market.period === 0);
  return (
    <>
      <HighlightHeader mark={<Icon name="crown" />} title={t('sections.topgame.name')} lead={t('sections.topgame.lead')} />
      <SportChips
        all={{ id: 0, name: t('common.all'), count: all, to: highlightPath(t.language, 'topgame') }}
        sports={sports.map((one) => ({ ...one, to: highlightPath(t.language, 'topgame', one.id) }))}
        current={sport}
      />
      {ofTheDay ? <TopMatch key={ofTheDay.id} match={ofTheDay} insights={insights} /> : null}
      <HighlightMatches
        live={live}
        line={line}
        sport={sport}
        withSport={sport === null}
        title={t('sections.topgame.others')}
        address={(language, match) => highlightMatchPath(language, 'topgame', match)}
      />
      {ofTheDay && charted ? (
        <SideColumn>
          <PriceHistoryCard key={charted.id} matchId={ofTheDay.id} market={charted} live={ofTheDay.kind === 'live'} />
        </SideColumn>
      ) : null}
    </>
  );
}
