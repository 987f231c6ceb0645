import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { CardHead } from '@touchline/ui/card';
import { Flag } from '@touchline/ui/flag';
import { useTexts } from '@touchline/ui/texts';
import { Link, redirect } from 'react-router';
import { champResultsPath, cricketChampPath, idOf } from '../addresses.ts';
import { RatingCard } from '../features/champ/leaders.tsx';
import { Standings } from '../features/champ/standings.tsx';
import { CRICKET } from '../features/cricket/read-cricket.ts';
import { MatchList } from '../features/line/match-list.tsx';
import { useLiveList } from '../features/line/use-live-list.ts';
import { ResultList } from '../features/results/result-list.tsx';
import { FavoriteStar } from '../live/favorite-star.tsx';
import { languageOf, notFound, orPage } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/cricket-champ.ts';

const RESULTS = 8;
const RATED = 10;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const champId = idOf(params.champ) ?? notFound();
  const season = await orPage(services.call('getTournamentStatistics', { query: { lng, tournamentId: champId, sportId: CRICKET } }));
  const { champ } = season.stage;
  const address = cricketChampPath(lng, champ);
  if (url.pathname !== encodeURI(address)) throw redirect(encodeURI(address), 301);
  const query = { lng, champId };
  const [line, live, stage, rating, results] = await Promise.all([
    services.call('getChamp', { bind: { kind: 'line' }, query }).catch(() => null),
    services.call('getChamp', { bind: { kind: 'live' }, query }).catch(() => null),
    services.call('getStageTable', { bind: { kind: 'line' }, query: { lng, champIdResults: champId } }).catch(() => null),
    services.call('getRating', { query: { lng, ratingId: champId } }).catch(() => null),
    orPage(services.call('getResults', { query: { lng, champs: String(champId), limit: RESULTS } })),
  ]);
  const words = { champ: champ.name, country: champ.countryName, sport: translate(lng, `sport.${CRICKET}`) };
  return {
    champ,
    line: line && line.matches.length > 0 ? [line] : [],
    live: live && live.matches.length > 0 ? [live] : [],
    rows: stage?.rows ?? season.stage.table,
    season: season.stage.season.name,
    rating: rating?.lines.slice(0, RATED) ?? [],
    results: results.matches,
    seo: seoOf(services.publicOrigin, address, {
      title: `${translate(lng, 'line.champ-title', words)} · Touchline`,
      description: translate(lng, 'line.champ-description', words),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S091: a cricket championship: its matches, its table with prices, its results. */
export default function CricketChamp({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { champ, rows, season, rating, results } = loaderData;
  const live = useLiveList(loaderData.live, `live:champ:${champ.id}`);
  const line = useLiveList(loaderData.line, `line:champ:${champ.id}`);
  return (
    <>
      <section className="card sporthead">
        <Flag code={champ.flag} size={32} />
        <div>
          <h1>{champ.name}</h1>
          <p>{champ.countryName}</p>
        </div>
        <FavoriteStar kind="championships" id={champ.id} name={champ.name} />
      </section>
      <MatchList champs={live} feed="live" />
      <MatchList champs={line} feed="line" />
      <section className="card">
        <CardHead title={t('tournament.table')}>
          <span className="mut3 num">{season}</span>
        </CardHead>
        <Standings rows={rows} champ={champ} label={t('tournament.table')} />
      </section>
      <RatingCard lines={rating} />
      {results.length > 0 ? (
        <>
          <div className="h2row">
            <h2>{t('cricket.results')}</h2>
            <span className="sp" />
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
