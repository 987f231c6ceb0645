import type { DomainEvent } from '@touchline/contract/events';
import type { MovedMoney } from '#features/wallet';
import type { NewEvent } from '#platform/events/write-events';
import { LOTTERY_SOURCE } from '../lottery-source.ts';
import type { LotteryDraw } from './lottery-draw.store.ts';
import type { DecidedEnd } from './pay-entries.ts';

/** The news of an entry's end: what it returned, for the books, and that it is over, for the player's screens. */
export function endEvents(
  { id }: Pick<LotteryDraw, 'id'>,
  { entry, status, paidMinor }: DecidedEnd,
  moved: MovedMoney | null,
): readonly NewEvent[] {
  const of = {
    source: LOTTERY_SOURCE,
    round: String(entry.id),
    currency: entry.currency,
    movedMinor: String(moved?.gainMinor ?? 0n),
    ...(moved && { held: { accountId: String(entry.accountId), balanceMinor: String(moved.balanceMinor) } }),
  };
  const returned: DomainEvent =
    status === 'returned'
      ? { kind: 'round-taken-back', ...of, taken: 'debit', amountMinor: String(paidMinor) }
      : { kind: 'round-returned', ...of, returnMinor: String(paidMinor), jackpotMinor: '0', closed: true };
  const over: DomainEvent = { kind: 'lottery', ticketId: String(entry.ticketId), drawId: String(id), status };
  return [returned, over].map((event) => ({ playerId: entry.playerId, event }));
}
