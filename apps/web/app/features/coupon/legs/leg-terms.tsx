import type { PlaceTerms } from '@touchline/contract/coupon/shapes';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { PlacePrice } from '../../../shell/formats/place-price.tsx';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';

interface LegTermsProps {
  /** Of the selection now, thousandths. */
  readonly odds: number;
  /** In a combination: the odds beside its name are those of several. */
  readonly alone: boolean;
  /** Best odds guaranteed. */
  readonly bestOdds: boolean;
  /** Each way: the terms of its place half, once the server has said them. */
  readonly place: PlaceTerms | null;
}

/** Lines about how a selection is paid, where it is not by the odds beside its name alone. */
export function LegTerms({ odds, alone, bestOdds, place }: LegTermsProps) {
  const t = useTranslator();
  const format = useOddsFormatter();
  return (
    <>
      {alone ? (
        <div className="leg-line">
          <span className="figures">{t('coupon.builder.alone', { odds: format(odds) })}</span>
        </div>
      ) : null}
      {bestOdds ? (
        <div className="leg-line">
          <Badge tone="brand" icon="shield">
            <span title={t('coupon.leg.best-odds.long')}>{t('coupon.leg.best-odds')}</span>
          </Badge>
        </div>
      ) : null}
      {place ? (
        <div className="leg-line">
          <PlacePrice odds={odds} place={place} />
        </div>
      ) : null}
    </>
  );
}
