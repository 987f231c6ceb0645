import type { ReplyFor } from '@touchline/contract/calls';
import { Button, buttonClass } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { betTitle } from '../bet-title.ts';
import { BetsFrame } from '../bets-frame.tsx';
import { useCouponAccess } from '../coupon-access.ts';
import { EmptyBets } from '../empty-bets.tsx';
import { useManagedBets } from './use-managed-bets.ts';

/** Power bet (S177): the value of a running bet pays the next one, without a sale in between. */
export function PowerBetPage({ loaded }: { readonly loaded: ReplyFor<'getOpenBetsWithCashOut'> }) {
  const t = useTranslator();
  const { amount } = useFormats();
  const { fundFromBet, selections } = useCouponAccess();
  const bets = useManagedBets({ loaded }).bets ?? [];
  return (
    <BetsFrame page="power-bet">
      <Callout icon="bolt">
        <p>{t('bets.power.text')}</p>
      </Callout>
      {bets.length === 0 ? (
        <EmptyBets title={t('bets.empty.open.title')} text={t('bets.empty.open.text')} feed="live" />
      ) : (
        <ul className="card power-bets">
          {bets.map(({ bet, sale }) => (
            <li key={bet.betId}>
              <span className="remove-leg">
                <Link className="strong ellipsis" to={`/${t.language}/bets/${bet.betId}`}>
                  {betTitle(t, bet)} <span className="figures faint">{bet.betId}</span>
                </Link>
                <small className="muted ellipsis">{bet.legs.map((leg) => leg.selectionName).join(', ')}</small>
                {sale.refusal ? <small className="muted">{sale.refusal.message}</small> : null}
              </span>
              <b className="figures amber">{sale.offer === null ? '–' : amount(sale.offer, sale.currency)}</b>
              <Button size="sm" tone="amber" icon="bolt" disabled={sale.offer === null} onClick={() => fundFromBet(bet.betId)}>
                {t('bets.power.take')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {bets.length > 0 && selections.length === 0 ? (
        <p className="muted">
          {t('bets.power.pick')}{' '}
          <Link className={buttonClass('plain', 'xs')} to={`/${t.language}/line`}>
            {t('bets.empty.go')}
          </Link>
        </p>
      ) : null}
    </BetsFrame>
  );
}
