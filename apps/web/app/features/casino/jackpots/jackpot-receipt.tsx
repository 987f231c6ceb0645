import './jackpots.css';
import type { CasinoReceipt } from '@touchline/contract/casino/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';

/** The part of a round in the jackpots: what the house added to them with it, and which pots it could win. Nothing of a round that took part in none. */
export function JackpotReceipt({ round: { pots, fed, currency } }: { readonly round: Pick<CasinoReceipt, 'pots' | 'fed' | 'currency'> }) {
  const t = useTranslator();
  const { amount } = useFormats();
  if (fed === null) return null;
  return (
    <section className="jackpot-receipt" aria-label={t('jackpots.title')}>
      <h2>{t('jackpots.title')}</h2>
      <p>{t('jackpots.receipt.fed', { amount: amount(fed.amount, currency), movement: fed.movement })}</p>
      <ul>
        {pots.map(({ pot, tier, number, won }) => (
          <li key={pot}>
            {t('jackpots.numbered', { tier: t(`jackpots.tier.${tier}`), n: number })}:{' '}
            {won === null ? t('jackpots.receipt.not-won') : <b className="figures">{amount(won, currency)}</b>}
          </li>
        ))}
      </ul>
    </section>
  );
}
