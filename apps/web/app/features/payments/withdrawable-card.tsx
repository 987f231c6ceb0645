import { Card } from '@touchline/ui/card';
import { useTexts } from '@touchline/ui/texts';
import { useFormats } from '../../use-formats.ts';
import type { Deduce } from './withdrawal-form.tsx';

const isNought = (amount: string): boolean => Number(amount) === 0;

/** What can be withdrawn, and what takes the rest of the balance. */
export function WithdrawableCard({ data }: { readonly data: Deduce }) {
  const t = useTexts();
  const { amount } = useFormats();
  const written = (text: string): string => amount(text, data.currency);
  const rows = [
    [t('withdrawal.balance'), written(data.balance)],
    ...(isNought(data.unplayed) ? [] : [[t('withdrawal.unplayed'), `−${written(data.unplayed)}`]]),
    ...(isNought(data.owed) ? [] : [[t('withdrawal.owed'), `−${written(data.owed)}`]]),
  ] as const;
  return (
    <Card className="pay-have">
      <p>
        <span className="mut">{t('withdrawal.available')}</span>
        <b className="num">{written(data.available)}</b>
      </p>
      <dl>
        {rows.map(([name, value]) => (
          <div className="kv" key={name}>
            <dt>{name}</dt>
            <dd className="num">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {isNought(data.unplayed) ? null : <p className="mut pay-rule">{t('withdrawal.unplayed.text')}</p>}
    </Card>
  );
}
