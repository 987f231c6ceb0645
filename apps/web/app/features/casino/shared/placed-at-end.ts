import type { ChipBet } from '@touchline/casino/chips';
import type { SharedLayout } from '@touchline/casino/shared/shared-layout';
import type { OwnSharedBet } from '@touchline/contract/casino/shared-shapes';
import { formatMoney } from '@touchline/kernel/money';
import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import { scaleOf } from '../../../shell/formats/use-formats.ts';
import { returnedMinor } from '../play/multiplier.ts';
import type { SharedPicture } from './shared-picture.ts';

/**
 * The player's bets on places as they stand once their round has ended: the result says what each returns, before the table itself has told of all of
 * them.
 */
export function placedAtEnd({ placed, round }: Pick<SharedPicture, 'placed' | 'round'>, layout: SharedLayout): OwnSharedBet[] {
  const result = round?.result ?? null;
  if (!round || round.endedAt === null || result === null) return placed;
  return placed.map((bet) => {
    if (bet.status !== 'open') return bet;
    const scale = scaleOf(bet.currency);
    const minor = returnedMinor(stakeMinor(bet.stake, scale) ?? 0n, layout.pay(bet.chips as ChipBet<unknown>[], result));
    return { ...bet, status: minor > 0n ? 'paid' : 'lost', returned: formatMoney(minor, scale) };
  });
}
