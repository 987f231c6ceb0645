import type { TeamStatistics } from '@touchline/contract/statistics/shapes';
import { Flag } from '@touchline/ui/flag';
import { useTranslator } from '@touchline/ui/translator-context';
import { AthleteTable } from '../athlete-table.tsx';
import { CollapsibleCard } from '../bracket/collapsible-card.tsx';
import { ChampLink } from '../champ-link.tsx';
import { CompetitorMark } from '../competitor-name.tsx';
import { FormBadges } from '../form-badges.tsx';
import { useStatisticsFormats } from '../frame/statistics-view.tsx';
import { signed } from '../league-table.tsx';
import { ResultList } from '../result-list.tsx';
import { StatTiles } from '../stat-tiles.tsx';
import { StatisticsLink } from '../statistics-link.tsx';
import { SubjectHeader } from './match-header.tsx';

/** A competitor: where it stands, who plays, what was and what comes (S200). */
export function TeamPage({ statistics }: { readonly statistics: TeamStatistics }) {
  const t = useTranslator();
  const { team, sport, venue, champs, standing, rating, players, lastGames, nextGames } = statistics;
  return (
    <>
      <SubjectHeader
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
        <p className="statistics-hero-words in-row">
          {team.flag ? <Flag code={team.flag} /> : null}
          {venue ? (
            <span dir="auto">
              {[venue.name, venue.city].filter(Boolean).join(', ')}
              {venue.capacity ? ` · ${t('stats.capacity', { count: venue.capacity })}` : ''}
            </span>
          ) : null}
        </p>
      </SubjectHeader>
      {standing || rating ? (
        <StatTiles
          tiles={[
            ...(standing
              ? [
                  { name: t('stats.team.place'), value: standing.place },
                  { name: t('stats.team.points'), value: standing.points },
                  { name: t('stats.team.goals'), value: t('score.pair', { home: standing.scored, away: standing.conceded }) },
                  { name: t('stats.table.form'), value: <FormBadges form={standing.form} /> },
                ]
              : []),
            ...(rating
              ? [
                  {
                    name: t('stats.team.rating'),
                    value: (
                      <>
                        {rating.rating} <small className={rating.change >= 0 ? 'green' : 'danger'}>{signed(rating.change)}</small>
                      </>
                    ),
                  },
                ]
              : []),
          ]}
        />
      ) : null}
      <div className="statistics-grid">
        <CollapsibleCard item="lastGames" title={t('stats.last-games')}>
          <ResultList matches={lastGames} about={team.id} />
        </CollapsibleCard>
        <div className="stack">
          {nextGames.length > 0 ? <NextMatches games={nextGames} sport={sport} /> : null}
          {players.length > 0 ? (
            <CollapsibleCard item="squad" title={t('stats.squad')} note={String(players.length)}>
              <AthleteTable players={players} sport={sport} figures={['played', 'goals', 'assists', 'yellow', 'red']} />
            </CollapsibleCard>
          ) : null}
        </div>
      </div>
    </>
  );
}

function NextMatches({ games, sport }: { readonly games: TeamStatistics['nextGames']; readonly sport: number }) {
  const t = useTranslator();
  const { date, time } = useStatisticsFormats();
  return (
    <CollapsibleCard item="nextGames" title={t('stats.next-games')}>
      <ol className="statistics-results">
        {games.map((game) => (
          <li key={game.id}>
            <StatisticsLink page="game" params={{ sportId: sport, gameId: game.id }} className="statistics-result" title={game.champName}>
              <time className="figures faint">{date(game.startsAt)}</time>
              <span className="statistics-result-home ellipsis" dir="auto">
                {game.home.name}
              </span>
              {game.away ? (
                <>
                  <CompetitorMark competitor={game.home} size={16} />
                  <b className="figures">{time(game.startsAt)}</b>
                  <CompetitorMark competitor={game.away} size={16} />
                  <span className="statistics-result-away ellipsis" dir="auto">
                    {game.away.name}
                  </span>
                </>
              ) : null}
            </StatisticsLink>
          </li>
        ))}
      </ol>
    </CollapsibleCard>
  );
}
