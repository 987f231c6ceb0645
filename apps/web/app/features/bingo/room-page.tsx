import './bingo.css';
import { bingoRoom } from '@touchline/casino/bingo/bingo-rooms';
import type { BingoGameView, BingoPurchaseView, BingoRoomView } from '@touchline/contract/bingo/shapes';
import { Badge } from '@touchline/ui/badge';
import { Card, CardHeader } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useRevalidator } from 'react-router';
import { Countdown } from '../../live/countdown.tsx';
import { usePlayerEvents } from '../../live/player-events.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { bingoPath } from '../../shell/paths.ts';
import { bingoGamePath } from './bingo-paths.ts';
import { BuyPanel } from './buy-panel.tsx';
import { ballText, CalledBoard, LastBalls } from './called-balls.tsx';
import { GamesList } from './games-list.tsx';
import { OwnCards } from './own-cards.tsx';
import { PrizeList } from './prize-list.tsx';
import { useBuyTickets } from './use-buy-tickets.ts';
import { useRoom } from './use-room.ts';

interface RoomPageProps {
  readonly room: BingoRoomView;
  /** The player's purchases in this room; none for guests. */
  readonly purchases: readonly BingoPurchaseView[];
  readonly past: readonly BingoGameView[];
  /** The server's clock, epoch ms. */
  readonly now: number;
}

/** A room (S227): the game with its balls and prizes, one's cards, tickets for the next games, and the games before. */
export function RoomPage({ room, purchases, past, now }: RoomPageProps) {
  const t = useTranslator();
  const { revalidate } = useRevalidator();
  const { stage, open } = useRoom(room, now);
  const purchase = useBuyTickets();
  usePlayerEvents((news) => {
    if (news.kind === 'bingo') void revalidate();
  });
  const { kind } = bingoRoom(room.room);
  const own = purchases.filter(({ gameId }) => gameId === stage?.gameId);
  return (
    <>
      <nav className="crumbs" aria-label={t('a11y.breadcrumbs')}>
        <Link to={bingoPath(t.language)}>{t('bingo.title')}</Link>
        <Icon name="next" flip />
        <span>{t(`bingo.name.${room.room}`)}</span>
      </nav>
      <h1 className="bingo-title">{t(`bingo.name.${room.room}`)}</h1>
      <div className="bingo-room">
        <div className="bingo-main">
          {stage ? <Stage room={room} game={stage} own={own} /> : <Card>{t('bingo.soon')}</Card>}
          {stage ? <OwnCards key={stage.gameId} kind={kind} game={stage} purchases={own} /> : null}
        </div>
        <div className="bingo-side">
          <BuyPanel room={room} open={open} purchases={purchases} purchase={purchase} />
          <Card>
            <CardHeader title={t('bingo.rules')} />
            <p className="bingo-rules muted">{t(`bingo.rules.${room.room}`, { n: room.minPlayers, max: room.maxTickets })}</p>
          </Card>
        </div>
      </div>
      {past.length === 0 ? null : (
        <Card>
          <CardHeader title={t('bingo.games.title')} />
          <GamesList games={past} />
        </Card>
      )}
    </>
  );
}

const TONE = { open: 'brand', playing: 'info', settled: 'plain', off: 'amber' } as const;

/** The words for the last that has happened, said once to who does not see it; `own` are the numbers of the player's cards. */
function useSaid({ room, balls, prizes, status }: BingoGameView, own: ReadonlySet<number>): string {
  const t = useTranslator();
  if (status === 'open') return '';
  const last = balls.at(-1);
  const won = prizes.flatMap(({ prize, won: how }) => {
    if (how?.ball !== balls.length) return [];
    const isOwn = how.cards.some((card) => own.has(card));
    return [t('bingo.said.won', { prize: t(`bingo.prize.${prize}`) }), ...(isOwn ? [t('bingo.prize.yours')] : [])];
  });
  return [last === undefined ? t('bingo.said.begun') : ballText(bingoRoom(room).kind, last), ...won].join('. ');
}

interface StageProps {
  readonly room: BingoRoomView;
  readonly game: BingoGameView;
  readonly own: readonly BingoPurchaseView[];
}

function Stage({ room, game, own }: StageProps) {
  const t = useTranslator();
  const { amount } = useFormats();
  const { kind } = bingoRoom(game.room);
  const cards = new Set(own.flatMap((purchase) => purchase.cards.map(({ number }) => number)));
  const said = useSaid(game, cards);
  return (
    <section className="card bingo-stage" aria-label={t('bingo.game', { n: game.number })}>
      <div className="bingo-stage-head">
        <h2>
          <Link to={bingoGamePath(t.language, game.gameId)}>{t('bingo.game', { n: game.number })}</Link>
        </h2>
        <Badge tone={TONE[game.status]}>{t(`bingo.status.${game.status}`)}</Badge>
        <span className="muted">{t('bingo.players', { n: game.players })}</span>
        <span className="muted">{t('bingo.tickets', { n: game.tickets })}</span>
        <span className="muted">
          {t('bingo.price')} <b className="figures">{amount(room.ticketPrice, room.currency)}</b>
        </span>
      </div>
      {game.status === 'open' ? (
        <p className="bingo-start">
          {t('bingo.starts')} <Countdown until={game.startsAt} />
          {game.players < room.minPlayers ? <small>{t('bingo.needs', { n: room.minPlayers - game.players })}</small> : null}
        </p>
      ) : (
        <LastBalls kind={kind} balls={game.balls} />
      )}
      <PrizeList game={game} own={cards} />
      {game.status === 'open' ? null : <CalledBoard kind={kind} balls={game.balls} />}
      <span className="screen-reader-only" role="status">
        {said}
      </span>
    </section>
  );
}
