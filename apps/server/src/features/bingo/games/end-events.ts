import type { DomainEvent } from '@touchline/contract/events';
import type { MovedMoney } from '#features/wallet';
import type { NewEvent } from '#platform/events/write-events';
import { BINGO_SOURCE } from '../bingo-source.ts';
import type { DecidedEnd } from './pay-purchases.ts';

/** The news of a purchase's end: what it returned, for the books, and that it is over, for the player's screens. */
export function endEvents({ purchase, status, paidMinor }: DecidedEnd, moved: MovedMoney | null): readonly NewEvent[] {
  const { id, gameId, playerId, currency, accountId } = purchase;
  const of = {
    source: BINGO_SOURCE,
    round: String(id),
    currency,
    movedMinor: String(moved?.gainMinor ?? 0n),
    ...(moved && { held: { accountId: String(accountId), balanceMinor: String(moved.balanceMinor) } }),
  };
  const returned: DomainEvent =
    status === 'returned'
      ? { kind: 'round-taken-back', ...of, taken: 'debit', amountMinor: String(paidMinor) }
      : { kind: 'round-returned', ...of, returnMinor: String(paidMinor), jackpotMinor: '0', closed: true };
  const over: DomainEvent = { kind: 'bingo', purchaseId: String(id), gameId: String(gameId), status };
  return [returned, over].map((event) => ({ playerId, event }));
}
