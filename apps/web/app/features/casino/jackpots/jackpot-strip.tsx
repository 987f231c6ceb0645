import './jackpots.css';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { casinoCategoryPath } from '../casino-paths.ts';
import { JackpotAmount } from './jackpot-amount.tsx';
import { type JackpotOffer, useJackpots } from './use-jackpots.ts';

/** The pots of the house in one row, the greatest first, and the one that dropped last. Nothing where the law allows none. */
export function JackpotStrip({ offer: loaded }: { readonly offer: JackpotOffer }) {
  const t = useTranslator();
  const { amount, dateTime } = useFormats();
  const { jackpots, drops, currency } = useJackpots(loaded);
  if (jackpots.length === 0) return null;
  const [last] = drops;
  return (
    <Card>
      <CardHeader title={t('jackpots.title')}>
        <Link className={buttonClass('ghost', 'xs')} to={casinoCategoryPath(t.language, 'jackpot')}>
          {t('jackpots.how')}
        </Link>
      </CardHeader>
      <dl className="jackpot-list">
        {jackpots.toReversed().map(({ tier, amount: held }) => (
          <div key={tier} data-tier={tier}>
            <dt>{t(`jackpots.tier.${tier}`)}</dt>
            <dd>
              <JackpotAmount amount={held} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {last ? (
        <p className="jackpot-last muted">
          {t('jackpots.last', {
            tier: t(`jackpots.tier.${last.tier}`),
            amount: amount(last.amount, currency),
            at: dateTime(last.droppedAt),
          })}
        </p>
      ) : null}
    </Card>
  );
}
