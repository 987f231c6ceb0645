import { CardHeader } from '@touchline/ui/card';
import { chipClass } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { Bracket } from '../../features/champ/bracket.tsx';
import { Leaders, RatingCard } from '../../features/champ/leaders.tsx';
import { StandingsTable } from '../../features/champ/standings-table.tsx';
import { buildTournamentSeo } from '../../features/tournament/build-tournament-seo.ts';
import { readSeason, readTournament } from '../../features/tournament/read-tournament.ts';
import { SeasonStats } from '../../features/tournament/season-stats.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/tournament-table.ts';

const LEADERS = 10;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const head = await readTournament(services, lng, params.slug);
  const asked = /^\d{1,9}$/.exec(url.searchParams.get('season') ?? '')?.[0];
  const { champId } = head;
  const season = await readSeason(services, lng, champId, Number(asked ?? 0));
  if (asked !== undefined && season === null) notFound();
  const running = season !== null && season.stage.season.id === season.stage.seasons[0]?.id;
  const [stage, rating] = await Promise.all([
    champId === null || !running
      ? null
      : services.call('getStageTable', { bind: { kind: 'line' }, query: { lng, champIdResults: champId } }).catch(() => null),
    champId === null ? null : services.call('getRating', { query: { lng, ratingId: champId } }).catch(() => null),
  ]);
  return {
    head,
    season,
    rows: stage?.rows ?? season?.stage.table ?? [],
    rating: rating?.lines.slice(0, LEADERS) ?? [],
    seo: buildTournamentSeo(services, lng, head, 'table'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The table with the price of every next win, seasons back, and the best players. */
export default function TournamentTable({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { season, rows, rating } = loaderData;
  const stage = season?.stage;
  return (
    <>
      {stage && stage.seasons.length > 1 ? (
        <nav className="chips" aria-label={t('tournament.season')}>
          {stage.seasons.map((one, index) => (
            <Link
              key={one.id}
              className={chipClass(one.id === stage.season.id)}
              to={index === 0 ? '?' : `?season=${one.id}`}
              preventScrollReset
              aria-current={one.id === stage.season.id ? 'true' : undefined}
            >
              {one.name}
            </Link>
          ))}
        </nav>
      ) : null}
      {stage?.season.kind === 'knock-out' ? (
        <section className="card">
          <CardHeader title={t('tournament.net')} />
          <Bracket rounds={stage.rounds} label={t('tournament.net')} />
        </section>
      ) : stage && rows.length > 0 ? (
        <section className="card">
          <CardHeader title={t('tournament.table')} />
          <StandingsTable rows={rows} champ={stage.champ} label={t('tournament.table')} />
        </section>
      ) : null}
      {season ? <SeasonStats season={season} /> : null}
      <div className="tournament-grid">
        <Leaders
          title={t('tournament.scorers')}
          players={(season?.topScorers ?? []).slice(0, LEADERS)}
          figure={(player) => player.season.goals}
        />
        <Leaders
          title={t('tournament.assists')}
          players={(season?.topAssists ?? []).slice(0, LEADERS)}
          figure={(player) => player.season.assists}
        />
        <RatingCard lines={rating} />
        <Leaders
          title={t('tournament.cards')}
          players={(season?.mostCards ?? []).slice(0, LEADERS)}
          figure={(player) => player.season.yellow + player.season.red}
        />
      </div>
    </>
  );
}
