import type { BetView } from '@touchline/contract/bets';
import { Badge } from '@touchline/ui/badge';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { useNow } from '../../live/clock.tsx';
import { useFormats } from '../../use-formats.ts';
import { BetLegRow } from './bet-leg-row.tsx';
import { betTitle } from './bet-title.ts';

const STATUS_TONE = { open: 'plain', won: 'brand', lost: 'danger', returned: 'amber', 'paid-part': 'amber' } as const;

/** One bet: its legs on a track at one side, its money at the other. */
export function BetCard({ bet }: { readonly bet: BetView }) {
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
    </div>
  );
}
