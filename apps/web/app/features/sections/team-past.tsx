import type { ResultRow } from '@touchline/contract/results';
import type { TeamStatistics } from '@touchline/contract/statistics-shapes';
import { CardHead } from '@touchline/ui/card';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { matchPath, teamGamePath } from '../../addresses.ts';
import { useFormats } from '../../use-formats.ts';
import { Kickoff } from './kickoff.tsx';

/** The games of a team on both sides of now: what comes, and what was. */
export function TeamPast({ statistics: { team, nextGames, lastGames } }: { readonly statistics: TeamStatistics }) {
  const t = useTexts();
  return (
    <>
      {nextGames.length > 0 ? (
        <section className="card">
          <CardHead title={t('sections.team.next')} />
          <ul className="games">
            {nextGames.map((game) => (
              <li key={game.id}>
                <Kickoff startsAt={game.startsAt} />
                <Link className="ell strong" to={teamGamePath(t.language, team, game)} prefetch="intent">
                  {game.away ? t('common.vs', { home: game.home.name, away: game.away.name }) : game.home.name}
                </Link>
                <span className="ell mut3">{game.champName}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {lastGames.length > 0 ? (
        <section className="card">
          <CardHead title={t('sections.team.last')} />
          <ul className="games past-games">
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
  const t = useTexts();
  const { date } = useFormats();
  const result = game.winner === 0 ? 'D' : (game.winner === 1) === (game.home.id === team) ? 'W' : 'L';
  return (
    <li>
      <time className="num mut3" dateTime={new Date(game.startsAt * 1000).toISOString()}>
        {date(game.startsAt * 1000)}
      </time>
      <Link className="ell" to={matchPath(t.language, game)} prefetch="intent">
        {game.away ? t('common.vs', { home: game.home.name, away: game.away.name }) : game.home.name}
      </Link>
      <b className="num" dir="ltr">
        {game.score[0]}–{game.score[1]}
      </b>
      <span className="form-marks">
        <i className={result} title={t(`match.result.${result}.long`)}>
          {t(`match.result.${result}`)}
        </i>
      </span>
      <span className="ell mut3">{game.champ.name}</span>
    </li>
  );
}
