import type { CashOutQuote } from '@touchline/contract/cash-out/calls';
import { formatPercent } from '@touchline/i18n/format-money';
import { parseMoney } from '@touchline/kernel/money';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { percentOf } from '../percent-of.ts';
import { PercentSlider } from './percent-slider.tsx';
import type { CashOutSale } from './use-cash-out.ts';

/** How much of the bet is sold: the share, what stays, and how the offer comes about. */
export function CashOutPart({ sale, cashOut }: { readonly sale: CashOutQuote; readonly cashOut: CashOutSale }) {
  const t = useTranslator();
  const { amount, money, scale } = useFormats();
  const { percent, choosePercent } = cashOut;
  const { currency, fair, payoutTax } = sale;
  const running = parseMoney(sale.openStake, scale(currency));
  const margin = formatPercent(t.language, sale.marginPermille / 10, 1);
  const kept = running.ok ? running.value - percentOf(running.value, percent) : 0n;
  return (
    <>
      <PercentSlider label={t('bets.sale.percent')} value={percent} onChange={choosePercent} />
      <dl className="cash-out-figures figures">
        {fair === null ? null : (
          <div>
            <dt>{t('bets.sale.fair')}</dt>
            <dd>{amount(fair, currency)}</dd>
          </div>
        )}
        {payoutTax && Number(payoutTax) > 0 ? (
          <div>
            <dt>{t('bets.tax.payout')}</dt>
            <dd>{amount(payoutTax, currency)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('bets.sale.kept')}</dt>
          <dd>{money(kept, currency)}</dd>
        </div>
      </dl>
      <p className="faint cash-out-note">{t('bets.sale.margin', { percent: margin, legs: sale.openLegs + 1 })}</p>
    </>
  );
}
