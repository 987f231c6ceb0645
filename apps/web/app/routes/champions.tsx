import { sportById } from '@touchline/catalogue/sports';
import type { StageTable } from '@touchline/contract/feed-stage';
import { translate } from '@touchline/i18n/translate';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { QuestionCard } from '../features/sections/question-card.tsx';
import { SectionHead } from '../features/sections/section-head.tsx';
import { TitleRace } from '../features/sections/title-race.tsx';
import { useFollowMatches } from '../live/use-follow-matches.ts';
import { languageOf } from '../loader-guards.ts';
import { SectionMatches } from '../section-matches.tsx';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import { readStream } from '../stream-lists.ts';
import type { Route } from './+types/champions.ts';

const RACES = 6;
const CONTENDERS = 5;
const WINNERS = 6;
/** Races are asked for too: there are many of them. */
const MOST_WINNERS = 200;
const SHOWN_RUNNERS = 4;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const line = { kind: 'line' };
  const [tables, winners, stream] = await Promise.all([
    services.call('getStageTableIds', { bind: line, query: { lng } }),
    services.call('stageTableWhoWins', { bind: line, query: { lng, count: MOST_WINNERS } }),
    readStream(services, lng, { section: 'champions' }),
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
    seo: seoOf(services.publicOrigin, url.pathname, {
      title: `${translate(lng, 'sections.champions.title')} · Touchline`,
      description: translate(lng, 'sections.champions.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Who becomes champion: the races of the great leagues, markets on winners, and the Champions League (S036). */
export default function Champions({ loaderData: { races, winners, stream } }: Route.ComponentProps) {
  const t = useTexts();
  useFollowMatches([
    ...winners.map((event) => event.matchId),
    ...races.flatMap(({ rows }) => rows.flatMap(({ next }) => (next ? [next.matchId] : []))),
  ]);
  return (
    <>
      <SectionHead mark={<Icon name="trophy" />} title={t('sections.champions.title')} lead={t('sections.champions.lead')} />
      {races.length > 0 ? (
        <>
          <div className="h2row">
            <h2>{t('sections.champions.races')}</h2>
          </div>
          <div className="questions">
            {races.map((table) => (
              <TitleRace key={table.champ.id} table={table} contenders={CONTENDERS} />
            ))}
          </div>
        </>
      ) : null}
      {winners.length > 0 ? (
        <>
          <div className="h2row">
            <h2>{t('sections.champions.winners')}</h2>
          </div>
          <div className="questions">
            {winners.map((event) => (
              <QuestionCard key={event.matchId} question={event} shown={SHOWN_RUNNERS} />
            ))}
          </div>
        </>
      ) : null}
      {stream.live.length + stream.line.length > 0 ? (
        <SectionMatches live={stream.live} line={stream.line} title={t('sections.champions.league')} />
      ) : null}
    </>
  );
}
