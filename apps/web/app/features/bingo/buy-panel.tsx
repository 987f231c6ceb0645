import { MAX_TICKETS } from '@touchline/contract/bingo/enums';
import type { BingoGameView, BingoPurchaseView, BingoRoomView } from '@touchline/contract/bingo/shapes';
import { parseMoney } from '@touchline/kernel/money';
import { Button, IconButton } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { Countdown } from '../../live/countdown.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { IdentityLink } from '../../shell/forms/identity-link.tsx';
import { useSession, useSessionStore } from '../../shell/session/session-context.tsx';
import type { TicketPurchase } from './use-buy-tickets.ts';

interface BuyPanelProps {
  readonly room: BingoRoomView;
  readonly open: readonly BingoGameView[];
  /** The player's purchases in this room. */
  readonly purchases: readonly BingoPurchaseView[];
  readonly purchase: TicketPurchase;
}

const ticketsOf = (purchases: readonly BingoPurchaseView[], gameId: string): number =>
  purchases.reduce((sum, one) => (one.gameId === gameId ? sum + one.tickets : sum), 0);

/** Tickets for one of the games that sell them: which game, how many, and the button that says what they cost. */
export function BuyPanel({ room, open, purchases, purchase }: BuyPanelProps) {
  const t = useTranslator();
  const { money, scale } = useFormats();
  const session = useSession();
  const { openLogin } = useSessionStore();
  const game = open.find(({ gameId }) => gameId === purchase.gameId) ?? open[0];
  const price = parseMoney(room.ticketPrice, scale(room.currency));
  const left = Math.min(MAX_TICKETS, room.maxTickets - (game ? ticketsOf(purchases, game.gameId) : 0));
  const tickets = Math.max(1, Math.min(purchase.tickets, left));
  return (
    <section className="card bingo-panel" aria-label={t('bingo.buy.title')}>
      <h2>{t('bingo.buy.title')}</h2>
      <GameChoice open={open} purchases={purchases} chosen={game?.gameId ?? null} onChoose={purchase.chooseGame} />
      <fieldset className="bingo-count">
        <legend>{t('bingo.buy.tickets')}</legend>
        <IconButton icon="minus" label={t('bingo.buy.less')} disabled={tickets <= 1} onClick={() => purchase.setTickets(tickets - 1)} />
        <output className="figures" aria-label={t('bingo.buy.tickets')}>
          {tickets}
        </output>
        <IconButton icon="plus" label={t('bingo.buy.more')} disabled={tickets >= left} onClick={() => purchase.setTickets(tickets + 1)} />
      </fieldset>
      <p className="muted">
        {t(`bingo.buy.text.${room.room}`)} {t('bingo.buy.alone', { n: room.minPlayers })}
      </p>
      {purchase.problem === null ? null : (
        <p className="danger" role="alert">
          {purchase.problem}
        </p>
      )}
      <IdentityLink code={purchase.code} />
      {session ? (
        <Button
          tone="brand"
          size="lg"
          block
          busy={purchase.busy}
          disabled={!game || left < 1}
          onClick={() => game && purchase.buy(game.gameId)}
        >
          {left < 1
            ? t('bingo.buy.full')
            : t('bingo.buy.for', { amount: money((price.ok ? price.value : 0n) * BigInt(tickets), room.currency) })}
        </Button>
      ) : (
        <Button tone="brand" size="lg" block onClick={openLogin}>
          {t('bingo.buy.login')}
        </Button>
      )}
      {purchase.bought ? (
        <Callout kind="success" live>
          {t('bingo.bought', { n: purchase.bought.tickets, game: purchase.bought.number })}
        </Callout>
      ) : null}
    </section>
  );
}

interface GameChoiceProps extends Pick<BuyPanelProps, 'open' | 'purchases'> {
  readonly chosen: string | null;
  readonly onChoose: (gameId: string) => void;
}

/** The games that sell tickets, the next one first: when each begins, and how many tickets of it one has. */
function GameChoice({ open, purchases, chosen, onChoose }: GameChoiceProps) {
  const t = useTranslator();
  const { time } = useFormats();
  if (open.length === 0) return <p className="muted">{t('bingo.soon')}</p>;
  return (
    <fieldset className="bingo-games">
      <legend>{t('bingo.buy.which')}</legend>
      {open.map((game, i) => {
        const own = ticketsOf(purchases, game.gameId);
        return (
          <label key={game.gameId} className="bingo-choice">
            <input type="radio" name="bingo-game" checked={game.gameId === chosen} onChange={() => onChoose(game.gameId)} />
            <span className="figures">{time(game.startsAt)}</span>
            <span className="muted">{i === 0 ? <Countdown until={game.startsAt} /> : t('bingo.game', { n: game.number })}</span>
            {own > 0 ? <b className="green">{t('bingo.buy.own', { n: own })}</b> : null}
          </label>
        );
      })}
    </fieldset>
  );
}
