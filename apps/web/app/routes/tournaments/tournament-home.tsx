import '../../features/results/results.css';
import { PARIS_DISCIPLINES } from '@touchline/catalogue/sport/paris-2024';
import { tournamentHistory } from '@touchline/catalogue/sport/tournament-history';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { Bracket } from '../../features/champ/bracket.tsx';
import { buildChampNews } from '../../features/champ/build-champ-news.ts';
import { Leaders } from '../../features/champ/leaders.tsx';
import { NewsList } from '../../features/champ/news-list.tsx';
import { StandingsTable } from '../../features/champ/standings-table.tsx';
import { MatchList } from '../../features/line/match-list.tsx';
import { useLiveList } from '../../features/line/use-live-list.ts';
import { ResultList } from '../../features/results/result-list.tsx';
import { buildTournamentSeo } from '../../features/tournament/build-tournament-seo.ts';
import { ChampionsCard } from '../../features/tournament/champions-card.tsx';
import { DisciplineGrid } from '../../features/tournament/disciplines.tsx';
import { MedalTable } from '../../features/tournament/medal-table.tsx';
import { OutrightCard } from '../../features/tournament/outright-card.tsx';
import { disciplinesIn, medalsIn } from '../../features/tournament/read-olympics.ts';
import { readSeason, readTournament } from '../../features/tournament/read-tournament.ts';
import { SeasonStats } from '../../features/tournament/season-stats.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import { champResultsPath, tournamentPath } from '../../shell/paths.ts';
import type { Route } from './+types/tournament-home.ts';

const LINE_ROWS = 10;
const TABLE_ROWS = 8;
const NEWS = 5;
const RESULTS = 6;
const LEADERS = 5;
const MEDALS = 10;
const CHAMPIONS = 6;
const OLYMPICS_SLUG = 'olympics2024';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const head = await readTournament(services, lng, params.slug);
  const { champId, slug } = head;
  const [line, live, season, stage, winners, results] = await Promise.all([
    orErrorPage(services.call('globalChamp1x2', { bind: { kind: 'line' }, query: { lng, globalChamp: slug, count: LINE_ROWS } })),
    orErrorPage(services.call('globalChamp1x2', { bind: { kind: 'live' }, query: { lng, globalChamp: slug, count: LINE_ROWS } })),
    readSeason(services, lng, champId),
    champId === null
      ? null
      : services.call('getStageTable', { bind: { kind: 'line' }, query: { lng, champIdResults: champId } }).catch(() => null),
    champId === null
      ? null
      : services.call('stageTableWhoWins', { bind: { kind: 'line' }, query: { lng, champIdResults: champId } }).catch(() => null),
    champId === null ? null : orErrorPage(services.call('getResults', { query: { lng, champs: String(champId), limit: 30 } })),
  ]);
  const olympic = slug === OLYMPICS_SLUG;
  const knockOut = season?.stage.season.kind === 'knock-out';
  const played = results?.matches ?? [];
  return {
    head,
    line: line.champs,
    live: live.champs,
    season,
    knockOut,
    table: knockOut ? [] : (stage?.rows ?? season?.stage.table ?? []).slice(0, TABLE_ROWS),
    outrights: winners?.events ?? [],
    news: buildChampNews({
      results: played,
      table: knockOut ? [] : (season?.stage.table ?? []),
      scorers: season?.topScorers ?? [],
      matches: line.champs.flatMap(({ matches }) => matches),
      final: season?.stage.rounds.find(({ name }) => name === 'final')?.matches[0]?.id ?? null,
      now: Math.floor(services.now / 1000),
    }).slice(0, NEWS),
    results: played.slice(0, RESULTS),
    champions: tournamentHistory(slug),
    medals: olympic ? medalsIn(lng, MEDALS) : [],
    disciplines: olympic ? disciplinesIn(lng, head.champs).slice(0, PARIS_DISCIPLINES.length) : [],
    seo: buildTournamentSeo(services, lng, head, 'home'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S038 to S046, S075: a great tournament at a glance. */
export default function TournamentHome({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { head, season, knockOut, table, outrights, news, results, champions, medals, disciplines } = loaderData;
  const topic = head.champs.length === 1 && head.champId !== null ? head.champId : null;
  const live = useLiveList(loaderData.live, topic === null ? null : `live:champ:${topic}`);
  const line = useLiveList(loaderData.line, topic === null ? null : `line:champ:${topic}`);
  const champ = season?.stage.champ;
  return (
    <>
      {disciplines.length > 0 ? <DisciplineGrid disciplines={disciplines} /> : null}
      <TournamentMatches head={head} live={live} line={line} />
      {outrights.map((event) => (
        <OutrightCard key={event.marketId} event={event} />
      ))}
      {season ? <SeasonCards slug={head.slug} season={season} knockOut={knockOut} table={table} /> : null}
      <div className="tournament-grid">
        {news.length > 0 ? (
          <section className="card">
            <CardHeader title={t('tournament.tab.news')}>
              <MoreLink slug={head.slug} page="news" />
            </CardHeader>
            <NewsList news={news} />
          </section>
        ) : null}
        {medals.length > 0 ? <MedalTable lines={medals} /> : null}
        {champions && medals.length === 0 ? <ChampionsCard history={champions} shown={CHAMPIONS} /> : null}
        <Leaders
          title={t('tournament.scorers')}
          players={(season?.topScorers ?? []).slice(0, LEADERS)}
          figure={(player) => player.season.goals}
        />
        {season && !knockOut ? <SeasonStats season={season} /> : null}
      </div>
      {results.length > 0 && champ ? <LatestResults champ={champ} results={results} /> : null}
    </>
  );
}

type LoaderData = Route.ComponentProps['loaderData'];
type ChampMatches = ReturnType<typeof useLiveList>;

interface TournamentMatchesProps {
  readonly head: LoaderData['head'];
  readonly live: ChampMatches;
  readonly line: ChampMatches;
}

/** Matches of now and next; a sentence where neither is known. */
function TournamentMatches({ head, live, line }: TournamentMatchesProps) {
  const t = useTranslator();
  return (
    <>
      {live.length > 0 ? (
        <>
          <div className="heading-row">
            <h2>
              <span className="status-dot heading-dot" />
              {t('home.live-now')}
            </h2>
          </div>
          <MatchList champs={live} feed="live" />
        </>
      ) : null}
      {line.length > 0 ? (
        <>
          <div className="heading-row">
            <h2>{t('tournament.next')}</h2>
            <span className="spacer" />
            <Link className={buttonClass('ghost', 'xs')} to={tournamentPath(t.language, head.slug, 'events')}>
              {t('tournament.all-matches')}
            </Link>
          </div>
          <MatchList champs={line} feed="line" withSport={head.champs.length > 1} />
        </>
      ) : null}
      {live.length + line.length === 0 ? (
        <Card>
          <EmptyState title={t('tournament.final.waits')} text={t('tournament.empty.text')} />
        </Card>
      ) : null}
    </>
  );
}

interface SeasonCardsProps {
  readonly slug: string;
  readonly season: NonNullable<LoaderData['season']>;
  readonly knockOut: boolean;
  readonly table: LoaderData['table'];
}

/** The state of the tournament: its net, or the head of its table. */
function SeasonCards({ slug, season: { stage }, knockOut, table }: SeasonCardsProps) {
  const t = useTranslator();
  const { champ } = stage;
  return (
    <>
      {knockOut ? (
        <section className="card">
          <CardHeader title={`${t('tournament.net')} · ${champ.name}`}>
            <MoreLink slug={slug} page="final" />
          </CardHeader>
          <Bracket rounds={stage.rounds} label={t('tournament.net')} />
        </section>
      ) : null}
      {table.length > 0 ? (
        <section className="card">
          <CardHeader title={t('tournament.table')}>
            <MoreLink slug={slug} page="table" />
          </CardHeader>
          <StandingsTable rows={table} champ={champ} label={t('tournament.table')} />
        </section>
      ) : null}
    </>
  );
}

interface LatestResultsProps {
  readonly champ: NonNullable<LoaderData['season']>['stage']['champ'];
  readonly results: LoaderData['results'];
}

function LatestResults({ champ, results }: LatestResultsProps) {
  const t = useTranslator();
  return (
    <>
      <div className="heading-row">
        <h2>{t('tournament.results')}</h2>
        <span className="spacer" />
        <Link className={buttonClass('ghost', 'xs')} to={champResultsPath(t.language, champ)}>
          {t('tournament.all-results')}
        </Link>
      </div>
      <ResultList results={results} plain withDate />
    </>
  );
}

function MoreLink({ slug, page }: { readonly slug: string; readonly page: 'final' | 'table' | 'news' }) {
  const t = useTranslator();
  return (
    <Link className={buttonClass('ghost', 'xs')} to={tournamentPath(t.language, slug, page)}>
      {t(`tournament.tab.${page}`)}
    </Link>
  );
}
