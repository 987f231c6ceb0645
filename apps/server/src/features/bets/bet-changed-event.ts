import type { DomainEvent } from '@touchline/contract/events';
import type { BetRow } from './bet-row.ts';

/** Tells of a change of one bet: how it stands after it, and what the change paid or, below 0, took (minor units). */
export const betChangedEvent = (
  { id, guid, accountId, currency }: BetRow,
  change: string,
  after: Pick<BetRow, 'status' | 'paidMinor' | 'cashedOutMinor'>,
  movedMinor: bigint,
): DomainEvent => ({
  kind: 'bets-changed',
  change,
  bets: [
    {
      betId: id.toString(),
      betGuid: guid,
      status: after.status,
      accountId: accountId.toString(),
      currency,
      movedMinor: movedMinor.toString(),
      returnedMinor: ((after.paidMinor ?? 0n) + after.cashedOutMinor).toString(),
    },
  ],
});
