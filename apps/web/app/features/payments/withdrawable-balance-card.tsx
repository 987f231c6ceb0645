import { Card } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';
import type { WithdrawalData } from './withdrawal-data.ts';

const isZero = (amount: string): boolean => Number(amount) === 0;

/** The withdrawable part of the balance, and what takes the rest. */
export function WithdrawableBalanceCard({ data }: { readonly data: WithdrawalData }) {
  const t = useTranslator();
  const { amount } = useFormats();
  const written = (text: string): string => amount(text, data.currency);
  const rows = [
    [t('withdrawal.balance'), written(data.balance)],
    ...(isZero(data.unplayed) ? [] : [[t('withdrawal.unplayed'), `−${written(data.unplayed)}`]]),
    ...(isZero(data.owed) ? [] : [[t('withdrawal.owed'), `−${written(data.owed)}`]]),
  ] as const;
  return (
    <Card className="payment-have">
      <p>
        <span className="muted">{t('withdrawal.available')}</span>
        <b className="figures">{written(data.available)}</b>
      </p>
      <dl>
        {rows.map(([name, value]) => (
          <div className="key-value" key={name}>
            <dt>{name}</dt>
            <dd className="figures">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {isZero(data.unplayed) ? null : <p className="muted payment-rule">{t('withdrawal.unplayed.text')}</p>}
    </Card>
  );
}
