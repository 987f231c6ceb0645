import type { CasinoReceipt } from '@touchline/contract/casino/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';

/** The movements of the ledger that a round made, in their order. */
export function MovementsTable({ round }: { readonly round: Pick<CasinoReceipt, 'currency' | 'movements'> }) {
  const t = useTranslator();
  const { amount } = useFormats();
  return (
    <table className="table movements">
      <caption className="screen-reader-only">{t('casino.receipt.movements')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('casino.receipt.movement')}</th>
          <th scope="col">{t('casino.receipt.kind')}</th>
          <th scope="col" className="movements-amount">
            {t('casino.receipt.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {round.movements.map(({ movement, kind, amount: moved }) => (
          <tr key={movement}>
            <td className="figures">{movement}</td>
            <td>{t(`casino.receipt.kind.${kind}`)}</td>
            <td className="figures movements-amount">
              {kind === 'stake' ? '−' : '+'}
              {amount(moved, round.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
