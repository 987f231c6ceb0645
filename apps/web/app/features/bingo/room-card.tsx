import type { BingoRoomView } from '@touchline/contract/bingo/shapes';
import { buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { Countdown } from '../../live/countdown.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { bingoRoomPath } from './bingo-paths.ts';
import { PrizeList } from './prize-list.tsx';
import { ROOM_PICTURES } from './room-pictures.ts';

/** A room: when its next game begins, what a ticket costs, who plays and for what. */
export function RoomCard({ room }: { readonly room: BingoRoomView }) {
  const t = useTranslator();
  const { amount } = useFormats();
  const { playing, open } = room;
  const [next] = open;
  const shown = playing ?? next;
  return (
    <article className="card bingo-room-card" aria-labelledby={`bingo-${room.room}`}>
      <img src={ROOM_PICTURES[room.room]} alt="" width={156} height={196} />
      <div className="bingo-room-text">
        <h2 id={`bingo-${room.room}`}>{t(`bingo.name.${room.room}`)}</h2>
        <p className="muted">{t(`bingo.what.${room.room}`)}</p>
        <dl className="bingo-facts">
          <div>
            <dt>{playing ? t('bingo.status.playing') : t('bingo.starts')}</dt>
            <dd className="figures">
              {playing ? (
                t('bingo.balls.called', { n: playing.balls.length })
              ) : next ? (
                <Countdown until={next.startsAt} />
              ) : (
                t('bingo.soon')
              )}
            </dd>
          </div>
          <div>
            <dt>{t('bingo.price')}</dt>
            <dd className="figures">{amount(room.ticketPrice, room.currency)}</dd>
          </div>
          <div>
            <dt>{t('bingo.players.title')}</dt>
            <dd className="figures">{shown?.players ?? 0}</dd>
          </div>
        </dl>
      </div>
      {shown ? <PrizeList game={shown} /> : null}
      <Link className={buttonClass('brand', 'lg', true)} to={bingoRoomPath(t.language, room.room)} prefetch="intent">
        {t('bingo.enter')}
      </Link>
    </article>
  );
}
