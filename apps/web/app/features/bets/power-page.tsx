import type { ReplyFor } from '@touchline/contract/calls';
import { Button, buttonClass } from '@touchline/ui/button';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { useFormats } from '../../use-formats.ts';
import { useBetCoupon } from './bet-coupon-port.ts';
import { betTitle } from './bet-title.ts';
import { BetsFrame } from './bets-frame.tsx';
import { NoBets } from './no-bets.tsx';
import { useManagedBets } from './use-managed-bets.ts';

/** Power bet (S177): the value of a running bet pays the next one, without a sale in between. */
export function PowerPage({ loaded }: { readonly loaded: ReplyFor<'betsManager'> }) {
  const t = useTexts();
  const { amount } = useFormats();
  const { payWith, selections } = useBetCoupon();
  const bets = useManagedBets({ loaded }).bets ?? [];
  return (
    <BetsFrame page="power-bet">
      <Note icon="bolt">
        <p>{t('bets.power.text')}</p>
      </Note>
      {bets.length === 0 ? (
        <NoBets title={t('bets.empty.open.title')} text={t('bets.empty.open.text')} feed="live" />
      ) : (
        <ul className="card power-l">
          {bets.map(({ bet, sale }) => (
            <li key={bet.betId}>
              <span className="bx">
                <Link className="strong ell" to={`/${t.language}/bets/${bet.betId}`}>
                  {betTitle(t, bet)} <span className="num mut3">{bet.betId}</span>
                </Link>
                <small className="mut ell">{bet.legs.map((leg) => leg.selectionName).join(', ')}</small>
                {sale.refusal ? <small className="mut">{sale.refusal.message}</small> : null}
              </span>
              <b className="num amber">{sale.offer === null ? '–' : amount(sale.offer, sale.currency)}</b>
              <Button size="sm" tone="amber" icon="bolt" disabled={sale.offer === null} onClick={() => payWith(bet.betId)}>
                {t('bets.power.take')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {bets.length > 0 && selections.length === 0 ? (
        <p className="mut">
          {t('bets.power.pick')}{' '}
          <Link className={buttonClass('plain', 'xs')} to={`/${t.language}/line`}>
            {t('bets.empty.go')}
          </Link>
        </p>
      ) : null}
    </BetsFrame>
  );
}
