import { parseMoney } from '@touchline/kernel/money';
import { stakePresets } from '../../../shell/formats/stake-presets.ts';
import { formatShortStake } from '../../../shell/formats/stake-text.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useSession } from '../../../shell/session/session-context.tsx';
import { useCoupon } from '../state/coupon-store.ts';
import { useStakeBounds } from '../state/stake-bounds-store.ts';
import { fitQuickStakes, type QuickStake } from './fit-quick-stakes.ts';

/** Ready amounts that the house takes and the balance pays; none for guests, before the server has named the bounds, and once a stake is written. */
export function useQuickStakes(): readonly QuickStake[] {
  const session = useSession();
  const { money, scale: scaleOf } = useFormats();
  const isWritten = useCoupon(({ stakeText }) => stakeText !== '');
  const bounds = useStakeBounds((store) => store.bounds);
  if (session === null || bounds === null || isWritten) return [];
  const { currency } = session;
  const scale = scaleOf(currency);
  const balance = parseMoney(session.balance, scale);
  if (!balance.ok) return [];
  const offered = stakePresets(scale, bounds)
    .filter((minor) => minor >= bounds.minMinor && minor <= bounds.maxMinor && minor <= balance.value)
    .map((minor) => ({ text: formatShortStake(minor, scale), written: money(minor, currency, { short: true }) }));
  return fitQuickStakes(offered);
}
