import '../../features/match/match.css';
import { translate } from '@touchline/i18n/translate';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { HighlightHeader } from '../../features/highlights/highlight-header.tsx';
import { TopMatch } from '../../features/highlights/top-match.tsx';
import { pickMatchOfTheDay } from '../../features/home/choice/pick-match-of-the-day.ts';
import { SportChips } from '../../features/line/sport-chips.tsx';
import { PriceHistoryCard } from '../../features/match/price-history-card.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { requireSport } from '../../shell/loaders/offered-sport.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { SideColumn } from '../../shell/page/side-column.tsx';
import { highlightMatchPath, highlightPath } from '../../shell/paths.ts';
import type { Route } from './+types/match-of-the-day.ts';
import { HighlightMatches } from './highlight-matches.tsx';
import { readHighlightMatches } from './read-highlight-matches.ts';

const LOOKED_AT = 12;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const sport = params.sport === undefined ? null : requireSport(services, params.sport);
  // As home chooses it; of a sport also out of its esports.
  const query = { lng, limit: LOOKED_AT, virtualSports: false, ...(sport ? { sports: String(sport.id) } : { cyberFlag: 2 }) };
  const [stream, live, line] = await Promise.all([
    readHighlightMatches(services, lng, { section: 'topgame', sport: sport?.id, count: 80 }),
    services.call('getTopGames', { bind: { kind: 'live' }, query }),
    services.call('getTopGames', { bind: { kind: 'line' }, query }),
  ]);
  const ofTheDay = pickMatchOfTheDay(live, line, services.now) ?? stream.line[0]?.matches[0];
  const insights = ofTheDay
    ? await services.call('gameInsights', { bind: { kind: ofTheDay.kind }, query: { lng, gameId: ofTheDay.id } }).catch(() => null)
    : null;
  return {
    ...stream,
    live: withoutMatch(stream.live, ofTheDay?.id),
    line: withoutMatch(stream.line, ofTheDay?.id),
    ofTheDay: ofTheDay ?? null,
    insights,
    sport: sport?.id ?? null,
    seo: buildSeo(services, url.pathname, {
      title: `${translate(lng, 'sections.topgame.name')}${sport ? `: ${translate(lng, `sport.${sport.id}`)}` : ''}`,
      description: translate(lng, 'sections.topgame.lead'),
    }),
  };
}

/** Facts above are not told again below. */
const withoutMatch = <M extends { readonly id: number }, C extends { readonly matches: readonly M[] }>(
  champs: readonly C[],
  id?: number,
): C[] =>
  champs.flatMap((champ) => {
    const matches = champ.matches.filter((match) => match.id !== id);
    return matches.length > 0 ? [{ ...champ, matches }] : [];
  });

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
