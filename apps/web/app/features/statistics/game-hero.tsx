import type { ResultDetail } from '@touchline/contract/results';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTexts } from '@touchline/ui/texts';
import { ChampLink } from './champ-link.tsx';
import { MatchLink } from './match-link.tsx';
import { Hero, PairHero } from './pair-hero.tsx';
import { roundName } from './round-name.ts';
import { useStatisticsFormats } from './statistics-view.tsx';

/** The score, its parts and where it was played. */
export function GameHero({ game }: { readonly game: ResultDetail }) {
  const t = useTexts();
  const { date, time } = useStatisticsFormats();
  const round = game.stage ?? game.round;
  const top = (
    <>
      <ChampLink champ={game.champ} />
      {round ? <span className="ell">· {game.away ? roundName(t, round) : t('match.race-number', { n: round })}</span> : null}
      <span className="sp" />
      {game.status === 'ended' ? null : <MatchLink game={game} />}
      <time className="num">
        {date(game.startsAt)} {time(game.startsAt)}
      </time>
    </>
  );
  if (!game.away)
    return (
      <Hero top={top} mark={<SportIcon sport={game.sport} className="sx-sport" />} title={game.home.name}>
        <p className="on-pitch-2">{t(`match.status.${game.status}`)}</p>
      </Hero>
    );
  return (
    <PairHero home={game.home} away={game.away} sport={game.sport} top={top}>
      <h1 className="sr">
        {t('common.vs', { home: game.home.name, away: game.away.name })}. {t('stats.name')}
      </h1>
      {game.status === 'planned' ? (
        <b className="sx-score num">{time(game.startsAt)}</b>
      ) : (
        <p className="sx-score num">
          <span className="sr">{t('match.score', { home: game.score[0], away: game.score[1] })}</span>
          <span aria-hidden="true">
            {game.score[0]}–{game.score[1]}
          </span>
        </p>
      )}
      <p className="on-pitch-2" dir="auto">
        {t(`match.status.${game.status}`)}
      </p>
      {game.periods.length > 1 ? (
        <p className="on-pitch-2 num">{game.periods.map(([home, away]) => `${home}–${away}`).join('  ')}</p>
      ) : null}
      {game.venue ? (
        <p className="on-pitch-2 ell" dir="auto">
          {[game.venue.name, game.venue.city].filter(Boolean).join(', ')}
        </p>
      ) : null}
    </PairHero>
  );
}
