import type { TeamStatistics } from '@touchline/contract/statistics-shapes';
import { Flag } from '@touchline/ui/flag';
import { useTexts } from '@touchline/ui/texts';
import { ChampLink } from './champ-link.tsx';
import { CompetitorMark } from './competitor-name.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { FoldCard } from './fold-card.tsx';
import { FormStrip } from './form-strip.tsx';
import { signed } from './league-table.tsx';
import { Hero } from './pair-hero.tsx';
import { PlayerTable } from './player-table.tsx';
import { ResultList } from './result-list.tsx';
import { StatLink } from './stat-link.tsx';
import { useStatisticsFormats } from './statistics-view.tsx';

/** A competitor: where it stands, who plays, what was and what comes (S200). */
export function TeamPage({ statistics }: { readonly statistics: TeamStatistics }) {
  const t = useTexts();
  const { team, sport, venue, champs, standing, rating, players, lastGames, nextGames } = statistics;
  return (
    <>
      <Hero
        top={
          <>
            {champs.slice(0, 3).map((champ) => (
              <ChampLink key={champ.id} champ={champ} />
            ))}
          </>
        }
        mark={<CompetitorMark competitor={team} size={64} />}
        title={team.name}
      >
        <p className="on-pitch-2 row">
          {team.flag ? <Flag code={team.flag} /> : null}
          {venue ? (
            <span dir="auto">
              {[venue.name, venue.city].filter(Boolean).join(', ')}
              {venue.capacity ? ` · ${t('stats.capacity', { count: venue.capacity })}` : ''}
            </span>
          ) : null}
        </p>
      </Hero>
      {standing || rating ? (
        <FigureTiles
          tiles={[
            ...(standing
              ? [
                  { name: t('stats.team.place'), value: standing.place },
                  { name: t('stats.team.points'), value: standing.points },
                  { name: t('stats.team.goals'), value: `${standing.scored}–${standing.conceded}` },
                  { name: t('stats.table.form'), value: <FormStrip form={standing.form} /> },
                ]
              : []),
            ...(rating
              ? [
                  {
                    name: t('stats.team.rating'),
                    value: (
                      <>
                        {rating.rating} <small className={rating.change >= 0 ? 'green' : 'red'}>{signed(rating.change)}</small>
                      </>
                    ),
                  },
                ]
              : []),
          ]}
        />
      ) : null}
      <div className="sx-grid">
        <FoldCard item="lastGames" title={t('stats.last-games')}>
          <ResultList matches={lastGames} about={team.id} />
        </FoldCard>
        <div className="stack">
          {nextGames.length > 0 ? <NextGames games={nextGames} sport={sport} /> : null}
          {players.length > 0 ? (
            <FoldCard item="squad" title={t('stats.squad')} note={String(players.length)}>
              <PlayerTable players={players} sport={sport} figures={['played', 'goals', 'assists', 'yellow', 'red']} />
            </FoldCard>
          ) : null}
        </div>
      </div>
    </>
  );
}

function NextGames({ games, sport }: { readonly games: TeamStatistics['nextGames']; readonly sport: number }) {
  const t = useTexts();
  const { date, time } = useStatisticsFormats();
  return (
    <FoldCard item="nextGames" title={t('stats.next-games')}>
      <ol className="sx-results">
        {games.map((game) => (
          <li key={game.id}>
            <StatLink page="game" params={{ sportId: sport, gameId: game.id }} className="sx-result" title={game.champName}>
              <time className="num mut3">{date(game.startsAt)}</time>
              <span className="h ell" dir="auto">
                {game.home.name}
              </span>
              {game.away ? (
                <>
                  <CompetitorMark competitor={game.home} size={16} />
                  <b className="num">{time(game.startsAt)}</b>
                  <CompetitorMark competitor={game.away} size={16} />
                  <span className="a ell" dir="auto">
                    {game.away.name}
                  </span>
                </>
              ) : null}
            </StatLink>
          </li>
        ))}
      </ol>
    </FoldCard>
  );
}
