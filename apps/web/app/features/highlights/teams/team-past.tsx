import '../styles/title-races.css';
import '../styles/clubs.css';
import type { ResultRow } from '@touchline/contract/results/calls';
import type { TeamStatistics } from '@touchline/contract/statistics/shapes';
import { CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { matchPath, teamMatchPath } from '../../../shell/paths.ts';
import { KickoffTime } from '../kickoff-time.tsx';

/** A team's upcoming and past matches. */
export function TeamPast({ statistics: { team, nextGames, lastGames } }: { readonly statistics: TeamStatistics }) {
  const t = useTranslator();
  return (
    <>
      {nextGames.length > 0 ? (
        <section className="card">
          <CardHeader title={t('sections.team.next')} />
          <ul className="team-games">
            {nextGames.map((game) => (
              <li key={game.id}>
                <KickoffTime startsAt={game.startsAt} />
                <Link className="ellipsis strong" to={teamMatchPath(t.language, team, game)} prefetch="intent">
                  {game.away ? t('common.vs', { home: game.home.name, away: game.away.name }) : game.home.name}
                </Link>
                <span className="ellipsis faint">{game.champName}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {lastGames.length > 0 ? (
        <section className="card">
          <CardHeader title={t('sections.team.last')} />
          <ul className="team-games team-past-games">
            {lastGames.map((game) => (
              <PastGame key={game.id} game={game} team={team.id} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function PastGame({ game, team }: { readonly game: ResultRow; readonly team: number }) {
  const t = useTranslator();
  const { date } = useFormats();
  const result = game.winner === 0 ? 'D' : (game.winner === 1) === (game.home.id === team) ? 'W' : 'L';
  return (
    <li>
      <time className="figures faint" dateTime={new Date(game.startsAt * 1000).toISOString()}>
        {date(game.startsAt * 1000)}
      </time>
      <Link className="ellipsis" to={matchPath(t.language, game)} prefetch="intent">
        {game.away ? t('common.vs', { home: game.home.name, away: game.away.name }) : game.home.name}
      </Link>
      <b className="figures" dir="ltr">
        {t('score.pair', { home: game.score[0], away: game.score[1] })}
      </b>
      <span className="form-marks">
        <i data-result={result} title={t(`match.result.${result}.long`)}>
          {t(`match.result.${result}`)}
        </i>
      </span>
      <span className="ellipsis faint">{game.champ.name}</span>
    </li>
  );
}
