import type { TournamentView } from '@touchline/contract/casino-tournaments/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';

/** How a tournament's prizes are written: "500 points", "12.50 €". */
export function usePrizeText({ prizeUnit, currency }: Pick<TournamentView, 'prizeUnit' | 'currency'>): (amount: string) => string {
  const t = useTranslator();
  const formats = useFormats();
  return (amount) => (prizeUnit === 'points' ? t('tournaments.points', { n: Number(amount) }) : formats.amount(amount, currency));
}
