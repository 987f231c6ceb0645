import type { PokerTableView } from '@touchline/contract/poker/shapes';
import { useTranslator } from '@touchline/ui/translator-context';

/** The name of a seat as the page writes it: "You" for one's own. */
export function useSeatName({ seats, own }: Pick<PokerTableView, 'seats' | 'own'>): (seat: number) => string {
  const t = useTranslator();
  return (seat) =>
    seat === own?.seat ? t('poker.you') : (seats.find((taken) => taken.seat === seat)?.name ?? t('poker.seat', { n: seat }));
}
