import type { CasinoRoundView } from '@touchline/contract/casino/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';

/** The jackpots that a round has won, in plain words beside its return: the status that they stand in reads them out. */
export function JackpotWon({ round: { jackpots, currency } }: { readonly round: Pick<CasinoRoundView, 'jackpots' | 'currency'> }) {
  const t = useTranslator();
  const { amount } = useFormats();
  return jackpots.map(({ pot, tier, amount: won }) => (
    <strong key={pot} className="jackpot-won">
      {t('jackpots.won', { tier: t(`jackpots.tier.${tier}`), amount: amount(won, currency) })}
    </strong>
  ));
}
