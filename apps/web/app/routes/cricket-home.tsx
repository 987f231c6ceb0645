import { buttonClass } from '@touchline/ui/button';
import { CardHead } from '@touchline/ui/card';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { cricketChampPath, cricketPath } from '../addresses.ts';
import { Standings } from '../features/champ/standings.tsx';
import { cricketSeo } from '../features/cricket/cricket-seo.ts';
import { CRICKET, readLiveCricket } from '../features/cricket/read-cricket.ts';
import { ScoreCard } from '../features/cricket/score-card.tsx';
import { MatchList } from '../features/line/match-list.tsx';
import { useLiveList } from '../features/line/use-live-list.ts';
import { ResultList } from '../features/results/result-list.tsx';
import { languageOf, orPage } from '../loader-guards.ts';
import { metaTags } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/cricket-home.ts';

const LIVE = 6;
const LINE_ROWS = 12;
const RESULTS = 8;
const TABLE_ROWS = 6;
/** The championship whose table stands on the first page. */
const INDIAN_PREMIER_LEAGUE = 66_001;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const sports = String(CRICKET);
  const [live, line, results, table] = await Promise.all([
    readLiveCricket(services, lng, LIVE),
    orPage(services.call('get1x2', { bind: { kind: 'line' }, query: { lng, sports, count: LINE_ROWS } })),
    orPage(services.call('getResults', { query: { lng, sports, limit: RESULTS } })),
    services.call('getStageTable', { bind: { kind: 'line' }, query: { lng, champIdResults: INDIAN_PREMIER_LEAGUE } }).catch(() => null),
  ]);
  return {
    live,
    line: line.champs,
    results: results.matches,
    table: table ? { ...table, rows: table.rows.slice(0, TABLE_ROWS) } : null,
    seo: cricketSeo(services.publicOrigin, lng, 'home'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S085: cricket at a glance. */
export default function CricketHome({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { live, results, table } = loaderData;
  const line = useLiveList(loaderData.line, `line:sport:${CRICKET}`);
  return (
    <>
      <h1 className="sr">{t('cricket.title')}</h1>
      {live.length > 0 ? (
        <>
          <div className="h2row">
            <h2>
              <span className="dot live" />
              {t('cricket.live')} <span className="cnt num">{live.length}</span>
            </h2>
            <span className="sp" />
            <Link className={buttonClass('ghost', 'xs')} to={cricketPath(t.language, 'broadcasts')}>
              {t('cricket.tab.broadcasts')}
            </Link>
          </div>
          <div className="crk-grid">
            {live.map((match) => (
              <ScoreCard key={match.id} match={match} />
            ))}
          </div>
        </>
      ) : null}
      <div className="h2row">
        <h2>{t('cricket.next')}</h2>
        <span className="sp" />
        <Link className={buttonClass('ghost', 'xs')} to={cricketPath(t.language, 'events')}>
          {t('action.show-all')}
        </Link>
      </div>
      <MatchList champs={line} feed="line" />
      {table && table.rows.length > 0 ? (
        <section className="card">
          <CardHead title={table.champ.name}>
            <Link className={buttonClass('ghost', 'xs')} to={cricketChampPath(t.language, table.champ)}>
              {t('action.show-all')}
            </Link>
          </CardHead>
          <Standings rows={table.rows} champ={table.champ} label={table.champ.name} />
        </section>
      ) : null}
      {results.length > 0 ? (
        <>
          <div className="h2row">
            <h2>{t('cricket.results')}</h2>
          </div>
          <ResultList results={results} withDate />
        </>
      ) : null}
    </>
  );
}
