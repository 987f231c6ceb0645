import type { JackpotView } from '@touchline/contract/casino/jackpot-shapes';
import { formatPercent } from '@touchline/i18n/format-money';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { LogLink } from '../fairness/log-link.tsx';
import { SeedText } from '../fairness/seed-text.tsx';
import { JackpotAmount } from './jackpot-amount.tsx';

const PPM_OF_PERCENT = 10_000;

/** A pot that fills: what it holds, how it is won, and by what its trigger is promised. */
export function JackpotPot({ pot, currency }: { readonly pot: JackpotView; readonly currency: string }) {
  const t = useTranslator();
  const { amount } = useFormats();
  const title = `jackpot-${pot.tier}`;
  return (
    <article className="card jackpot-pot" aria-labelledby={title} data-tier={pot.tier}>
      <h2 id={title}>{t(`jackpots.tier.${pot.tier}`)}</h2>
      <JackpotAmount amount={pot.amount} currency={currency} />
      <p className="muted">
        {pot.cap === null
          ? t('jackpots.won.chance', { odds: amount(pot.odds ?? '0', currency) })
          : t('jackpots.won.mystery', { seed: amount(pot.seed, currency), cap: amount(pot.cap, currency) })}
      </p>
      <dl className="jackpot-facts">
        <div>
          <dt>{t('jackpots.seed')}</dt>
          <dd className="figures">{amount(pot.seed, currency)}</dd>
        </div>
        <div>
          <dt>{t('jackpots.rate')}</dt>
          <dd className="figures">{formatPercent(t.language, pot.ratePpm / PPM_OF_PERCENT, 2)}</dd>
        </div>
        {pot.promise === null ? null : <SeedText label={t('jackpots.promise', { n: pot.number })} text={pot.promise} />}
      </dl>
      {pot.promise === null ? null : <LogLink promise={pot.promise} />}
    </article>
  );
}
