import type { BetView } from '@touchline/contract/bets/calls';
import { Badge } from '@touchline/ui/badge';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useNow } from '../../live/clock.tsx';
import { oddsRange } from '../../shell/formats/odds-range.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { useOddsFormatter } from '../../shell/preferences/preferences-context.tsx';
import { BetLegList } from './bet-leg-list.tsx';
import { betTitle } from './bet-title.ts';
import { HideBetButton } from './hide-bet-button.tsx';
import { BetTools } from './manage/bet-tools.tsx';
import type { CashOutPoint, ManageableBet } from './manage/managed-bets.ts';

const STATUS_TONE = { open: 'plain', won: 'brand', lost: 'danger', returned: 'amber', 'paid-part': 'amber', sold: 'plain' } as const;

interface BetCardProps {
  readonly bet: BetView;
  /** Of a running bet: what it is worth and what can be done to it, once known. */
  readonly managed?: ManageableBet | undefined;
  readonly points?: readonly CashOutPoint[];
  /** Its tools are unfolded from the start. */
  readonly open?: boolean;
  /** It is among those put out of sight. */
  readonly hidden?: boolean;
  readonly onDone?: () => void;
}

const NO_POINTS: readonly CashOutPoint[] = [];

/** One bet: its legs on a track at one side, its money at the other; under a running one what can be done to it. */
export function BetCard({ bet, managed, points = NO_POINTS, open = false, hidden = false, onDone = () => undefined }: BetCardProps) {
  const t = useTranslator();
  const { day, time } = useFormats();
  const now = useNow();
  const title = betTitle(t, bet);
  return (
    <article className="card bet-card" aria-label={`${title}, ${bet.betId}`}>
      <header>
        <b className="strong">{title}</b>
        <span className="faint figures">{bet.betId}</span>
        {bet.status === 'open' ? null : <Badge tone={STATUS_TONE[bet.status]}>{t(`bets.status.${bet.status}`)}</Badge>}
        <span className="spacer" />
        <time className="faint figures" dateTime={new Date(bet.placedAt).toISOString()}>
          {day(bet.placedAt, now)} {time(bet.placedAt)}
        </time>
        {bet.status === 'open' ? null : <HideBetButton betId={bet.betId} hidden={hidden} />}
        <Link
          className="icon-button icon-button-small"
          to={`/${t.language}/bets/${bet.betId}`}
          aria-label={t('bets.receipt.of', { id: bet.betId })}
          title={t('bets.receipt')}
        >
          <Icon name="ticket" size="s" />
        </Link>
      </header>
      <BetLegList bet={bet} />
      <BetMoney bet={bet} />
      {managed ? <BetTools managed={managed} points={points} open={open} onDone={onDone} /> : null}
    </article>
  );
}

function BetMoney({ bet }: { readonly bet: BetView }) {
  const t = useTranslator();
  const { amount } = useFormats();
  const odds = useOddsFormatter();
  const paid = bet.paid !== null && bet.status !== 'open';
  return (
    <div className="bet-card-foot">
      <dl className="figures">
        <div>
          <dt>{t('bets.stake')}</dt>
          <dd>{amount(bet.stake, bet.currency)}</dd>
        </div>
        <div>
          <dt>{t('bets.odds')}</dt>
          <dd>{oddsRange(odds, bet.totalOdds, bet.minOdds) ?? '–'}</dd>
        </div>
        <div>
          <dt>{t(paid ? 'bets.paid' : 'bets.possible')}</dt>
          <dd className={paid && bet.status === 'won' ? 'green' : undefined}>
            {amount(paid ? (bet.paid ?? '0') : bet.potentialReturn, bet.currency)}
          </dd>
        </div>
      </dl>
      <BetNotes bet={bet} />
    </div>
  );
}

/** Events of the stake besides its result: parts sold, insurance, the bets before and after it. */
function BetNotes({ bet }: { readonly bet: BetView }) {
  const t = useTranslator();
  const { amount } = useFormats();
  const { sold, cover, successorId, predecessorId, currency } = bet;
  return (
    <>
      {sold ? (
        <p className="muted">{t('bets.note.sold', { stake: amount(sold.stake, currency), paid: amount(sold.paid, currency) })}</p>
      ) : null}
      {cover ? (
        <p className="muted">
          {t('bets.insure.covered', { amount: amount(cover.amount, currency), premium: amount(cover.premium, currency) })}
        </p>
      ) : null}
      {successorId ? <Link to={`/${t.language}/bets/${successorId}`}>{t('bets.note.successor', { id: successorId })}</Link> : null}
      {predecessorId ? <Link to={`/${t.language}/bets/${predecessorId}`}>{t('bets.note.predecessor', { id: predecessorId })}</Link> : null}
    </>
  );
}
