import { SPORT } from '@touchline/catalogue/sport/sports';
import type { StageTable } from '@touchline/contract/line/stage';
import { translate } from '@touchline/i18n/translate';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { HighlightHeader } from '../../features/highlights/highlight-header.tsx';
import { OutrightQuestionCard } from '../../features/highlights/outright-question-card.tsx';
import { TitleRaceCard } from '../../features/highlights/title-race-card.tsx';
import { useMatchSubscriptions } from '../../live/use-match-subscriptions.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/title-races.ts';
import { HighlightMatches } from './highlight-matches.tsx';
import { readHighlightMatches } from './read-highlight-matches.ts';

/** Leagues shown, and how many of a league's competitors stand open. */
const RACES = 6;
const CONTENDERS = 6;
const WINNERS = 6;
const MAX_WINNERS = 200;
const SHOWN_RUNNERS = 4;
/** A race makes no champion, and a vote has a page of its own. */
const NO_CHAMPIONS = [SPORT.horseRacing, SPORT.greyhoundRacing, SPORT.marbleRacing, SPORT.politics].join();

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const line = { kind: 'line' };
  const [tables, winners, stream] = await Promise.all([
    services.call('getStageTableIds', { bind: line, query: { lng } }),
    services.call('stageTableWhoWins', { bind: line, query: { lng, count: MAX_WINNERS, antiSports: NO_CHAMPIONS } }),
    readHighlightMatches(services, lng, { section: 'champions' }),
  ]);
  // A championship stands here once, with what is asked of it first.
  const outrights = [...new Map(winners.events.toReversed().map((event) => [event.champ.id, event])).values()].toReversed();
  const withTable = new Set(tables.map(({ id }) => id));
  const races: { readonly outright: (typeof outrights)[number]; readonly table: StageTable }[] = [];
  for (const outright of outrights.filter(({ champ }) => withTable.has(champ.id)).slice(0, RACES)) {
    const table = await services.call('getStageTable', { bind: line, query: { lng, champIdResults: outright.champ.id } });
    races.push({ outright, table: { ...table, rows: table.rows.map((row) => ({ ...row, next: null })) } });
    // The first reading of a table plays its season, which takes a moment: others get their turn between two of them.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return {
    races,
    winners: outrights.filter(({ champ }) => !withTable.has(champ.id)).slice(0, WINNERS),
    stream,
    seo: buildSeo(services, url.pathname, {
      title: `${translate(lng, 'sections.champions.title')}`,
      description: translate(lng, 'sections.champions.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The likely champion: the title of each league with a price for every competitor, other markets on winners, and the Champions League (S036). */
export default function Champions({ loaderData: { races, winners, stream } }: Route.ComponentProps) {
  const t = useTranslator();
  useMatchSubscriptions([...winners.map(({ matchId }) => matchId), ...races.map(({ outright }) => outright.matchId)]);
  return (
    <>
      <HighlightHeader mark={<Icon name="trophy" />} title={t('sections.champions.title')} lead={t('sections.champions.lead')} />
      {races.length > 0 ? (
        <>
          <div className="heading-row">
            <h2>{t('sections.champions.races')}</h2>
          </div>
          <div className="questions">
            {races.map(({ outright, table }) => (
              <TitleRaceCard key={outright.matchId} outright={outright} table={table} contenders={CONTENDERS} />
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
