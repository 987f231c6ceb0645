import { placeOdds } from '@touchline/betting/each-way/place-odds';
import type { PlaceTerms } from '@touchline/contract/coupon/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { useOddsFormatter } from '../preferences/preferences-context.tsx';

interface PlacePriceProps {
  /** The odds to win, thousandths. */
  readonly odds: number;
  readonly place: PlaceTerms;
}

/** The price of an each-way selection's place half and how it comes about: "Place 1.80: 1/5 of the odds, 3 places". */
export function PlacePrice({ odds, place }: PlacePriceProps) {
  const t = useTranslator();
  const format = useOddsFormatter();
  const { num, den, places } = place;
  return (
    <small className="muted figures">
      {t('coupon.each-way.place', { odds: format(placeOdds(odds, place)), part: `${num}/${den}`, places })}
    </small>
  );
}
