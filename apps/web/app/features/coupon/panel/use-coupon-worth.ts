import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { createLateFile, useLateFile } from '../../../shell/page/late-file.ts';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import { useSession } from '../../../shell/session/session-context.tsx';
import { totalStakeMinor } from '../stake/coupon-stakes.ts';
import { countUnits, useCoupon } from '../state/coupon-store.ts';

/**
 * The coupon in two lines: its kind, and what it may return or what its odds are together (null where nothing can be reckoned, undefined as long as
 * the script that reckons is on its way: its line is kept).
 */
interface CouponWorth {
  readonly legs: number;
  readonly kind: string;
  readonly worth: string | null | undefined;
}

/** An empty coupon is worth nothing: the engine comes with the first selection, where the filled slip has not brought it before. */
const ENGINE = createLateFile(() => import('../pricing/local-quote.ts'));

/** Null while the coupon is empty, or has not been read from the device yet. */
export function useCouponWorth(): CouponWorth | null {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const { money, scale } = useFormats();
  const session = useSession();
  const coupon = useCoupon();
  const shown = coupon.restored && coupon.legs.length > 0;
  const engine = useLateFile(ENGINE, shown);
  if (!shown) return null;
  const currency = session?.currency ?? 'EUR';
  const stake = totalStakeMinor(coupon, scale(currency)) ?? 0n;
  const quote = engine?.localQuote(coupon, stake, { oddsOf: (leg) => leg.acceptedOdds, scale: scale(currency) });
  const units = countUnits(coupon);
  const kind =
    coupon.kind === 'single' && coupon.legs.length > 1
      ? t('coupon.builder', { n: coupon.legs.length })
      : coupon.kind === 'system'
        ? t('bets.kind.system', { size: coupon.systemSize, legs: units })
        : t(`coupon.kind.${coupon.kind}`);
  const worth = !quote
    ? engine && null
    : stake > 0n
      ? t('coupon.peek.returns', { stake: money(stake, currency), amount: money(quote.maxReturnMinor, currency) })
      : quote.totalOdds === null
        ? null
        : t('coupon.peek.odds', { odds: odds(Number(quote.totalOdds)) });
  return { legs: units, kind, worth };
}
