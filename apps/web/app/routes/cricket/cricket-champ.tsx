import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { CardHeader } from '@touchline/ui/card';
import { Flag } from '@touchline/ui/flag';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, redirect } from 'react-router';
import { RatingCard } from '../../features/champ/leaders.tsx';
import { StandingsTable } from '../../features/champ/standings-table.tsx';
import { CRICKET_SPORT_ID } from '../../features/cricket/read-cricket.ts';
import { MatchList } from '../../features/line/match-list.tsx';
import { useLiveList } from '../../features/line/use-live-list.ts';
import { ResultList } from '../../features/results/result-list.tsx';
import { FavoriteButton } from '../../live/favorite-button.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { champResultsPath, cricketChampPath, parseIdSegment } from '../../shell/paths.ts';
import type { Route } from './+types/cricket-champ.ts';

const RESULTS = 8;
const RATED = 10;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const champId = parseIdSegment(params.champ) ?? notFound();
  const season = await orErrorPage(
    services.call('getTournamentStatistics', { query: { lng, tournamentId: champId, sportId: CRICKET_SPORT_ID } }),
  );
  const { champ } = season.stage;
  const address = cricketChampPath(lng, champ);
  if (url.pathname !== encodeURI(address)) throw redirect(encodeURI(address), 301);
  const query = { lng, champId };
  const [line, live, stage, rating, results] = await Promise.all([
    services.call('getChamp', { bind: { kind: 'line' }, query }).catch(() => null),
    services.call('getChamp', { bind: { kind: 'live' }, query }).catch(() => null),
    services.call('getStageTable', { bind: { kind: 'line' }, query: { lng, champIdResults: champId } }).catch(() => null),
    services.call('getRating', { query: { lng, ratingId: champId } }).catch(() => null),
    orErrorPage(services.call('getResults', { query: { lng, champs: String(champId), limit: RESULTS } })),
  ]);
  const words = { champ: champ.name, country: champ.countryName, sport: translate(lng, `sport.${CRICKET_SPORT_ID}`) };
  return {
    champ,
    line: line && line.matches.length > 0 ? [line] : [],
    live: live && live.matches.length > 0 ? [live] : [],
    rows: stage?.rows ?? season.stage.table,
    season: season.stage.season.name,
    rating: rating?.lines.slice(0, RATED) ?? [],
    results: results.matches,
    seo: buildSeo(services, address, {
      title: `${translate(lng, 'line.champ-title', words)}`,
      description: translate(lng, 'line.champ-description', words),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S091: a cricket championship: its matches, its table with prices, its results. */
export default function CricketChamp({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { champ, rows, season, rating, results } = loaderData;
  const live = useLiveList(loaderData.live, `live:champ:${champ.id}`);
  const line = useLiveList(loaderData.line, `line:champ:${champ.id}`);
  return (
    <>
      <section className="card sport-head">
        <Flag code={champ.flag} size={32} />
        <div>
          <h1>{champ.name}</h1>
          <p>{champ.countryName}</p>
        </div>
        <FavoriteButton kind="championships" id={champ.id} name={champ.name} />
      </section>
      <MatchList champs={live} feed="live" />
      <MatchList champs={line} feed="line" />
      <section className="card">
        <CardHeader title={t('tournament.table')}>
          <span className="faint figures">{season}</span>
        </CardHeader>
        <StandingsTable rows={rows} champ={champ} label={t('tournament.table')} />
      </section>
      <RatingCard lines={rating} />
      {results.length > 0 ? (
        <>
          <div className="heading-row">
            <h2>{t('cricket.results')}</h2>
            <span className="spacer" />
            <Link className={buttonClass('ghost', 'xs')} to={champResultsPath(t.language, champ)}>
              {t('tournament.all-results')}
            </Link>
          </div>
          <ResultList results={results} plain withDate />
        </>
      ) : null}
    </>
  );
}
