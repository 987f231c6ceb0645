import { buttonClass } from '@touchline/ui/button';
import { CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { StandingsTable } from '../../features/champ/standings-table.tsx';
import { buildCricketSeo } from '../../features/cricket/build-cricket-seo.ts';
import { LiveCricketCard } from '../../features/cricket/live-cricket-card.tsx';
import { CRICKET_SPORT_ID, readLiveCricket } from '../../features/cricket/read-cricket.ts';
import { MatchList } from '../../features/line/match-list.tsx';
import { useLiveList } from '../../features/line/use-live-list.ts';
import { ResultList } from '../../features/results/result-list.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import { cricketChampPath, cricketPath } from '../../shell/paths.ts';
import type { Route } from './+types/cricket-home.ts';

const LIVE = 6;
const LINE_ROWS = 12;
const RESULTS = 8;
const TABLE_ROWS = 6;
/** The championship whose table stands on the first page. */
const INDIAN_PREMIER_LEAGUE = 66_001;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const sports = String(CRICKET_SPORT_ID);
  const [live, line, results, table] = await Promise.all([
    readLiveCricket(services, lng, LIVE),
    orErrorPage(services.call('get1x2', { bind: { kind: 'line' }, query: { lng, sports, count: LINE_ROWS } })),
    orErrorPage(services.call('getResults', { query: { lng, sports, limit: RESULTS } })),
    services.call('getStageTable', { bind: { kind: 'line' }, query: { lng, champIdResults: INDIAN_PREMIER_LEAGUE } }).catch(() => null),
  ]);
  return {
    live,
    line: line.champs,
    results: results.matches,
    table: table ? { ...table, rows: table.rows.slice(0, TABLE_ROWS) } : null,
    seo: buildCricketSeo(services, lng, 'home'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S085: cricket at a glance. */
export default function CricketHome({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { live, results, table } = loaderData;
  const line = useLiveList(loaderData.line, `line:sport:${CRICKET_SPORT_ID}`);
  return (
    <>
      <h1 className="screen-reader-only">{t('cricket.title')}</h1>
      {live.length > 0 ? (
        <>
          <div className="heading-row">
            <h2>
              <span className="status-dot heading-dot" />
              {t('cricket.live')} <span className="heading-count figures">{live.length}</span>
            </h2>
            <span className="spacer" />
            <Link className={buttonClass('ghost', 'xs')} to={cricketPath(t.language, 'broadcasts')}>
              {t('cricket.tab.broadcasts')}
            </Link>
          </div>
          <div className="cricket-grid">
            {live.map((match) => (
              <LiveCricketCard key={match.id} match={match} />
            ))}
          </div>
        </>
      ) : null}
      <div className="heading-row">
        <h2>{t('cricket.next')}</h2>
        <span className="spacer" />
        <Link className={buttonClass('ghost', 'xs')} to={cricketPath(t.language, 'events')}>
          {t('action.show-all')}
        </Link>
      </div>
      <MatchList champs={line} feed="line" />
      {table && table.rows.length > 0 ? (
        <section className="card">
          <CardHeader title={table.champ.name}>
            <Link className={buttonClass('ghost', 'xs')} to={cricketChampPath(t.language, table.champ)}>
              {t('action.show-all')}
            </Link>
          </CardHeader>
          <StandingsTable rows={table.rows} champ={table.champ} label={table.champ.name} />
        </section>
      ) : null}
      {results.length > 0 ? (
        <>
          <div className="heading-row">
            <h2>{t('cricket.results')}</h2>
          </div>
          <ResultList results={results} withDate />
        </>
      ) : null}
    </>
  );
}
