import './bingo.css';
import { bingoRoom } from '@touchline/casino/bingo/bingo-rooms';
import type { BingoGameView } from '@touchline/contract/bingo/shapes';
import { Badge } from '@touchline/ui/badge';
import { Card, CardHeader } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { bingoGamesPath } from './bingo-paths.ts';
import { CalledBoard } from './called-balls.tsx';
import type { SoldTickets } from './game-file.ts';
import { GameProof } from './game-proof.tsx';

const TONE = { open: 'brand', playing: 'info', settled: 'plain', off: 'amber' } as const;

interface GamePageProps {
  readonly game: BingoGameView;
  readonly sold: SoldTickets;
}

/** A game (S227): its balls, the cards that won, and the check of its promise. */
export function GamePage({ game, sold }: GamePageProps) {
  const t = useTranslator();
  const { amount, dateTimeLong } = useFormats();
  return (
    <>
      <nav className="crumbs" aria-label={t('a11y.breadcrumbs')}>
        <Link to={bingoGamesPath(t.language, game.room)}>{t('bingo.tab.games')}</Link>
        <Icon name="next" flip />
        <span>{t('bingo.game', { n: game.number })}</span>
      </nav>
      <section className="card bingo-stage">
        <div className="bingo-stage-head">
          <h1>
            {t(`bingo.name.${game.room}`)} <span>{t('bingo.game', { n: game.number })}</span>
          </h1>
          <Badge tone={TONE[game.status]}>{t(`bingo.status.${game.status}`)}</Badge>
        </div>
        <dl className="bingo-facts">
          <div>
            <dt>{t('bingo.starts-at')}</dt>
            <dd className="figures">{dateTimeLong(game.startsAt)}</dd>
          </div>
          <div>
            <dt>{t('bingo.players.title')}</dt>
            <dd className="figures">{game.players}</dd>
          </div>
          <div>
            <dt>{t('bingo.sold')}</dt>
            <dd className="figures">{amount(game.sales, game.currency)}</dd>
          </div>
        </dl>
        {game.balls.length === 0 ? null : <CalledBoard kind={bingoRoom(game.room).kind} balls={game.balls} />}
      </section>
      {game.status === 'open' || game.status === 'off' ? null : (
        <Card>
          <CardHeader title={t('bingo.winners')} />
          <Winners game={game} />
        </Card>
      )}
      <Card>
        <CardHeader title={t('bingo.proof')} />
        <GameProof game={game} sold={sold} />
      </Card>
    </>
  );
}

function Winners({ game: { prizes, currency } }: { readonly game: BingoGameView }) {
  const t = useTranslator();
  const { amount } = useFormats();
  return (
    <table className="table">
      <caption className="screen-reader-only">{t('bingo.winners')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('bingo.winners.prize')}</th>
          <th scope="col" className="table-end">
            {t('bingo.winners.ball')}
          </th>
          <th scope="col">{t('bingo.winners.cards')}</th>
          <th scope="col" className="table-end">
            {t('bingo.winners.each')}
          </th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ prize, won }) => (
          <tr key={prize}>
            <th scope="row">{t(`bingo.prize.${prize}`)}</th>
            <td className="table-end figures">{won?.ball ?? '–'}</td>
            <td className="figures">{won?.cards.join(', ') ?? '–'}</td>
            <td className="table-end figures">{won?.paid[0] === undefined ? '–' : amount(won.paid[0], currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
