import { useTranslator } from '@touchline/ui/translator-context';
import { currencySymbol } from '../../../shell/formats/currency-symbol.ts';
import { stakePresets } from '../../../shell/formats/stake-presets.ts';
import { formatShortStake, stakeMinor } from '../../../shell/formats/stake-text.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import type { PlaceBet } from '../placing/use-place-bet.ts';
import { OverMaxStake } from '../stake/over-max-stake.tsx';
import { PowerNote } from '../stake/power-bet-note.tsx';
import { StakeField } from '../stake/stake-field.tsx';
import { useCouponTerms } from '../state/bet-terms-store.ts';
import { useCoupon } from '../state/coupon-store.ts';
import type { FilledCouponView } from './use-coupon-view.ts';

interface CouponStakeProps {
  readonly coupon: Pick<FilledCouponView, 'draft' | 'currency' | 'scale' | 'bounds' | 'balanceMinor' | 'action'>;
  readonly placing: Pick<PlaceBet, 'placePartial' | 'requestFullStake'>;
  /** A sentence about the amount, where it would be refused. */
  readonly problem: string | null;
}

/** The stake of the bet: an amount, with the ways on where it is more than the house takes, or the value of another bet. */
export function CouponStake({ coupon, placing, problem }: CouponStakeProps) {
  const t = useTranslator();
  const formats = useFormats();
  const { draft, currency, scale, bounds, balanceMinor, action } = coupon;
  const { funding, auto } = useCouponTerms();
  const money = (amount: bigint): string => formats.money(amount, currency, { short: true });
  const typed = stakeMinor(draft.stakeText, scale);
  const over = action.do === 'lower' && draft.kind !== 'singles' && funding.from === 'balance' && auto === null && typed !== null;
  return (
    <>
      {funding.from === 'power' ? (
        <PowerNote betId={funding.betId} currency={currency} />
      ) : (
        <StakeField
          text={draft.stakeText}
          label={t(draft.kind === 'singles' ? 'coupon.stake.each' : 'coupon.stake')}
          currency={currency}
          symbol={currencySymbol(currency)}
          bounds={bounds}
          presetsMinor={stakePresets(scale, bounds)}
          maxMinor={bounds && (balanceMinor >= bounds.minMinor && balanceMinor < bounds.maxMinor ? balanceMinor : bounds.maxMinor)}
          problem={problem}
          onChange={useCoupon.getState().setStake}
        />
      )}
      {over && bounds ? (
        <OverMaxStake
          wanted={money(typed)}
          max={money(bounds.maxMinor)}
          onPlacePartial={bounds.maxMinor >= bounds.minMinor ? () => placing.placePartial(formatShortStake(bounds.maxMinor, scale)) : null}
          onRequestFullStake={placing.requestFullStake}
        />
      ) : null}
    </>
  );
}
