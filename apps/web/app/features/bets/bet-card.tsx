import type { BetView } from '@touchline/contract/bets';
import { Badge } from '@touchline/ui/badge';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { useNow } from '../../live/clock.tsx';
import { useFormats } from '../../use-formats.ts';
import { BetActions } from './bet-actions.tsx';
import { BetLegRow } from './bet-leg-row.tsx';
import { betTitle } from './bet-title.ts';
import { HideButton } from './hide-button.tsx';
import type { ManagedBet, ValuePoint } from './managed-bets.ts';

const STATUS_TONE = { open: 'plain', won: 'brand', lost: 'danger', returned: 'amber', 'paid-part': 'amber', sold: 'plain' } as const;

interface BetCardProps {
  readonly bet: BetView;
  /** Of a running bet: what it is worth and what can be done to it, once known. */
  readonly managed?: ManagedBet | undefined;
  readonly points?: readonly ValuePoint[];
  /** Its tools are unfolded from the start. */
  readonly open?: boolean;
  /** It is among those put out of sight. */
  readonly hidden?: boolean;
  readonly onDone?: () => void;
}

const NO_POINTS: readonly ValuePoint[] = [];

/** One bet: its legs on a track at one side, its money at the other; under a running one what can be done to it. */
export function BetCard({ bet, managed, points = NO_POINTS, open = false, hidden = false, onDone = () => undefined }: BetCardProps) {
  const t = useTexts();
  const { day, time } = useFormats();
  const now = useNow();
  const title = betTitle(t, bet);
  return (
    <article className="card bet" aria-label={`${title}, ${bet.betId}`}>
      <header>
        <b className="strong">{title}</b>
        <span className="mut3 num">{bet.betId}</span>
        {bet.status === 'open' ? null : <Badge tone={STATUS_TONE[bet.status]}>{t(`bets.status.${bet.status}`)}</Badge>}
        <span className="sp" />
        <time className="mut3 num" dateTime={new Date(bet.placedAt).toISOString()}>
          {day(bet.placedAt, now)} {time(bet.placedAt)}
        </time>
        {bet.status === 'open' ? null : <HideButton betId={bet.betId} hidden={hidden} />}
        <Link
          className="ib sm"
          to={`/${t.language}/bets/${bet.betId}`}
          aria-label={t('bets.receipt.of', { id: bet.betId })}
          title={t('bets.receipt')}
        >
          <Icon name="ticket" size="s" />
        </Link>
      </header>
      <ul>
        {bet.legs.map((leg) => (
          <BetLegRow key={`${leg.matchId}:${leg.selectionId}`} leg={leg} />
        ))}
      </ul>
      <BetMoney bet={bet} />
      {managed ? <BetActions managed={managed} points={points} open={open} onDone={onDone} /> : null}
    </article>
  );
}

function BetMoney({ bet }: { readonly bet: BetView }) {
  const t = useTexts();
  const { amount } = useFormats();
  const paid = bet.paid !== null && bet.status !== 'open';
  return (
    <div className="bet-f">
      <dl className="num">
        <div>
          <dt>{t('bets.stake')}</dt>
          <dd>{amount(bet.stake, bet.currency)}</dd>
        </div>
        <div>
          <dt>{t('bets.odds')}</dt>
          <dd>{bet.totalOdds ?? '–'}</dd>
        </div>
        <div>
          <dt>{t(paid ? 'bets.paid' : 'bets.possible')}</dt>
          <dd className={paid && bet.status === 'won' ? 'green' : undefined}>
            {amount(paid ? (bet.paid ?? '0') : bet.possibleReturn, bet.currency)}
          </dd>
        </div>
      </dl>
      <BetNotes bet={bet} />
    </div>
  );
}

/** What happened to the stake besides its result: parts sold, insurance, the bets before and after it. */
function BetNotes({ bet }: { readonly bet: BetView }) {
  const t = useTexts();
  const { amount } = useFormats();
  const { sold, cover, successorId, predecessorId, currency } = bet;
  return (
    <>
      {sold ? (
        <p className="mut">{t('bets.note.sold', { stake: amount(sold.stake, currency), paid: amount(sold.paid, currency) })}</p>
      ) : null}
      {cover ? (
        <p className="mut">
          {t('bets.insure.covered', { amount: amount(cover.amount, currency), premium: amount(cover.premium, currency) })}
        </p>
      ) : null}
      {successorId ? <Link to={`/${t.language}/bets/${successorId}`}>{t('bets.note.successor', { id: successorId })}</Link> : null}
      {predecessorId ? <Link to={`/${t.language}/bets/${predecessorId}`}>{t('bets.note.predecessor', { id: predecessorId })}</Link> : null}
    </>
  );
}
