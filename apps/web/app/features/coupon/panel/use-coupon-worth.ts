import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import { useSession } from '../../../shell/session/session-context.tsx';
import { localQuote } from '../pricing/local-quote.ts';
import { totalStakeMinor } from '../stake/coupon-stakes.ts';
import { countUnits, useCoupon } from '../state/coupon-store.ts';

/** The coupon in two lines: its kind, and what it may return or what its odds are together (null while nothing can be reckoned). */
interface CouponWorth {
  readonly legs: number;
  readonly kind: string;
  readonly worth: string | null;
}

/** Null while the coupon is empty, or has not been read from the device yet. */
export function useCouponWorth(): CouponWorth | null {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const { money, scale } = useFormats();
  const session = useSession();
  const coupon = useCoupon();
  if (!coupon.restored || coupon.legs.length === 0) return null;
  const currency = session?.currency ?? 'EUR';
  const stake = totalStakeMinor(coupon, scale(currency)) ?? 0n;
  const quote = localQuote(coupon, stake, { oddsOf: (leg) => leg.acceptedOdds, scale: scale(currency) });
  const units = countUnits(coupon);
  const kind =
    coupon.kind === 'single' && coupon.legs.length > 1
      ? t('coupon.builder', { n: coupon.legs.length })
      : coupon.kind === 'system'
        ? t('bets.kind.system', { size: coupon.systemSize, legs: units })
        : t(`coupon.kind.${coupon.kind}`);
  const worth = !quote
    ? null
    : stake > 0n
      ? t('coupon.peek.returns', { stake: money(stake, currency), amount: money(quote.maxReturnMinor, currency) })
      : quote.totalOdds === null
        ? null
        : t('coupon.peek.odds', { odds: odds(Number(quote.totalOdds)) });
  return { legs: units, kind, worth };
}
