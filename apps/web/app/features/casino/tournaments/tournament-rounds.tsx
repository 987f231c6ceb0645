import type { TournamentRound } from '@touchline/contract/casino-tournaments/shapes';
import { formatNumber } from '@touchline/i18n/format-money';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { casinoRoundPath } from '../casino-paths.ts';
import { gameName } from '../game-name.ts';

function RoundName({ round, game }: Pick<TournamentRound, 'round' | 'game'>) {
  const t = useTranslator();
  const name = game === null ? t('tournaments.rounds.provider') : gameName(t, game);
  return round === null ? <span>{name}</span> : <Link to={casinoRoundPath(t.language, round)}>{name}</Link>;
}

/** The player's last rounds that counted, each with the points that it added; one of the house leads to its receipt. */
export function TournamentRounds({ rounds }: { readonly rounds: readonly TournamentRound[] }) {
  const t = useTranslator();
  const { dateTime } = useFormats();
  return (
    <Card>
      <CardHeader title={t('tournaments.rounds')} />
      <ul className="casino-tournament-rounds">
        {rounds.map(({ round, game, points, endedAt }) => (
          <li key={`${round} ${game} ${endedAt}`}>
            <RoundName round={round} game={game} />
            <small className="muted figures">{dateTime(endedAt)}</small>
            <b>{formatNumber(t.language, points)}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}
