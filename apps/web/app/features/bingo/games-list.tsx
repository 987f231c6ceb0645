import type { BingoGameView } from '@touchline/contract/bingo/shapes';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { bingoGamePath } from './bingo-paths.ts';

/** Games that are over: when, for how much, and with how many balls. */
export function GamesList({ games }: { readonly games: readonly BingoGameView[] }) {
  const t = useTranslator();
  const { amount, dateTime } = useFormats();
  return (
    <ul className="bingo-past">
      {games.map((game) => (
        <li key={game.gameId}>
          <span>
            <Link to={bingoGamePath(t.language, game.gameId)}>
              <b>{t(`bingo.name.${game.room}`)}</b> <span>{t('bingo.game', { n: game.number })}</span>
            </Link>
            <small className="muted figures">{dateTime(game.startsAt)}</small>
          </span>
          {game.status === 'off' ? (
            <Badge tone="amber">{t('bingo.status.off')}</Badge>
          ) : (
            <span className="muted">{t('bingo.balls.called', { n: game.balls.length })}</span>
          )}
          <span className="muted">{t('bingo.tickets', { n: game.tickets })}</span>
          <span className="figures">{amount(game.sales, game.currency)}</span>
        </li>
      ))}
    </ul>
  );
}
