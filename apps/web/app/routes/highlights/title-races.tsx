import { sportById } from '@touchline/catalogue/sport/sports';
import type { StageTable } from '@touchline/contract/line/stage';
import { translate } from '@touchline/i18n/translate';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { HighlightHeader } from '../../features/sections/highlight-header.tsx';
import { HighlightMatches } from '../../features/sections/highlight-matches.tsx';
import { OutrightQuestionCard } from '../../features/sections/outright-question-card.tsx';
import { TitleRaceCard } from '../../features/sections/title-race-card.tsx';
import { useMatchSubscriptions } from '../../live/use-match-subscriptions.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/title-races.ts';
import { readHighlightMatches } from './read-highlight-matches.ts';

const RACES = 6;
const CONTENDERS = 5;
const WINNERS = 6;
/** Races are asked for too: there are many of them. */
const MAX_WINNERS = 200;
const SHOWN_RUNNERS = 4;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const line = { kind: 'line' };
  const [tables, winners, stream] = await Promise.all([
    services.call('getStageTableIds', { bind: line, query: { lng } }),
    services.call('stageTableWhoWins', { bind: line, query: { lng, count: MAX_WINNERS } }),
    readHighlightMatches(services, lng, { section: 'champions' }),
  ]);
  const races: StageTable[] = [];
  for (const { id } of tables.slice(0, RACES)) {
    races.push(await services.call('getStageTable', { bind: line, query: { lng, champIdResults: id } }));
    // The first reading of a table plays its season, which takes a moment: others get their turn between two of them.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return {
    races: races.filter(({ rows }) => rows.length > 0).map((table) => ({ ...table, rows: table.rows.slice(0, CONTENDERS) })),
    // A race makes no champion. A championship stands here once.
    winners: [
      ...new Map(
        winners.events
          .filter(({ champ }) => sportById(champ.sport).family !== 'racing')
          .toReversed()
          .map((event) => [event.champ.id, event]),
      ).values(),
    ]
      .toReversed()
      .slice(0, WINNERS),
    stream,
    seo: buildSeo(services, url.pathname, {
      title: `${translate(lng, 'sections.champions.title')}`,
      description: translate(lng, 'sections.champions.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Who becomes champion: the races of the great leagues, markets on winners, and the Champions League (S036). */
export default function Champions({ loaderData: { races, winners, stream } }: Route.ComponentProps) {
  const t = useTranslator();
  useMatchSubscriptions([
    ...winners.map((event) => event.matchId),
    ...races.flatMap(({ rows }) => rows.flatMap(({ next }) => (next ? [next.matchId] : []))),
  ]);
  return (
    <>
      <HighlightHeader mark={<Icon name="trophy" />} title={t('sections.champions.title')} lead={t('sections.champions.lead')} />
      {races.length > 0 ? (
        <>
          <div className="heading-row">
            <h2>{t('sections.champions.races')}</h2>
          </div>
          <div className="questions">
            {races.map((table) => (
              <TitleRaceCard key={table.champ.id} table={table} contenders={CONTENDERS} />
            ))}
          </div>
        </>
      ) : null}
      {winners.length > 0 ? (
        <>
          <div className="heading-row">
            <h2>{t('sections.champions.winners')}</h2>
          </div>
          <div className="questions">
            {winners.map((event) => (
              <OutrightQuestionCard key={event.matchId} question={event} shown={SHOWN_RUNNERS} />
            ))}
          </div>
        </>
      ) : null}
      {stream.live.length + stream.line.length > 0 ? (
        <HighlightMatches live={stream.live} line={stream.line} title={t('sections.champions.league')} />
      ) : null}
    </>
  );
}
