import type { ResultDetail } from '@touchline/contract/results/calls';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { roundName } from '../bracket/round-name.ts';
import { ChampLink } from '../champ-link.tsx';
import { useStatisticsFormats } from '../frame/statistics-view.tsx';
import { OpenMatchLink } from '../open-match-link.tsx';
import { MatchHeader, SubjectHeader } from './match-header.tsx';

/** The score, its parts and where it was played. */
export function MatchScoreHeader({ game }: { readonly game: ResultDetail }) {
  const t = useTranslator();
  const { date, time } = useStatisticsFormats();
  const round = game.stage ?? game.round;
  const top = (
    <>
      <ChampLink champ={game.champ} />
      {round ? <span className="ellipsis">· {game.away ? roundName(t, round) : t('match.race-number', { n: round })}</span> : null}
      <span className="spacer" />
      {game.status === 'ended' ? null : <OpenMatchLink game={game} />}
      <time className="figures">
        {date(game.startsAt)} {time(game.startsAt)}
      </time>
    </>
  );
  if (!game.away)
    return (
      <SubjectHeader top={top} mark={<SportIcon sport={game.sport} className="statistics-hero-sport" />} title={game.home.name}>
        <p className="statistics-hero-words">{t(`match.status.${game.status}`)}</p>
      </SubjectHeader>
    );
  return (
    <MatchHeader home={game.home} away={game.away} sport={game.sport} top={top}>
      <h1 className="screen-reader-only">
        {t('common.vs', { home: game.home.name, away: game.away.name })}. {t('stats.name')}
      </h1>
      {game.status === 'planned' ? (
        <b className="statistics-hero-score figures">{time(game.startsAt)}</b>
      ) : (
        <p className="statistics-hero-score figures">
          <span className="screen-reader-only">{t('match.score', { home: game.score[0], away: game.score[1] })}</span>
          <span aria-hidden="true">{t('score.pair', { home: game.score[0], away: game.score[1] })}</span>
        </p>
      )}
      <p className="statistics-hero-words" dir="auto">
        {t(`match.status.${game.status}`)}
      </p>
      {game.periods.length > 1 ? (
        <p className="statistics-hero-words figures">{game.periods.map(([home, away]) => t('score.pair', { home, away })).join('  ')}</p>
      ) : null}
      {game.venue ? (
        <p className="statistics-hero-words ellipsis statistics-hero-line" dir="auto">
          {[game.venue.name, game.venue.city].filter(Boolean).join(', ')}
        </p>
      ) : null}
    </MatchHeader>
  );
}
