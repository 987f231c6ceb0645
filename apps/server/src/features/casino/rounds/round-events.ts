import type { DomainEvent } from '@touchline/contract/events';
import type { Queryable } from '#platform/db/queryable';
import { writeEvents } from '#platform/events/write-events';
import type { Round } from './round.store.ts';
import { amountText } from './stake.ts';

/** Whose rounds they are, where providers' rounds name their provider. */
const SOURCE = 'house';

type Told = Pick<Round, 'id' | 'playerId' | 'game' | 'accountId' | 'currency' | 'balances' | 'status' | 'returnMinor'>;

export const stakedEvent = ({ id, game, currency }: Told, stakeMinor: bigint): DomainEvent => ({
  kind: 'round-staked',
  source: SOURCE,
  round: String(id),
  game,
  currency,
  stakeMinor: String(stakeMinor),
  bonusMinor: '0',
  movedMinor: String(-stakeMinor),
});

const endedEvent = ({ id, currency, returnMinor, status }: Told, gainMinor: bigint): DomainEvent =>
  status === 'void'
    ? {
        kind: 'round-taken-back',
        source: SOURCE,
        round: String(id),
        taken: 'debit',
        currency,
        amountMinor: String(returnMinor ?? 0n),
        movedMinor: String(gainMinor),
      }
    : {
        kind: 'round-returned',
        source: SOURCE,
        round: String(id),
        currency,
        returnMinor: String(returnMinor ?? 0n),
        jackpotMinor: '0',
        closed: true,
        movedMinor: String(gainMinor),
      };

/** Tells what a step of a round moved, how the round ended if it has, and what the account holds now. */
export async function writeRoundEvents(on: Queryable, round: Told, staked: readonly DomainEvent[]): Promise<void> {
  const { playerId, accountId, currency, balances, status, returnMinor } = round;
  const ended = status === 'open' ? [] : [endedEvent(round, returnMinor ?? 0n)];
  const moved = staked.length > 0 || (returnMinor ?? 0n) > 0n;
  const balance: DomainEvent = {
    kind: 'balance',
    accountId: String(accountId),
    amount: amountText(balances.at(-1) ?? 0n, currency),
    currency,
  };
  const events = [...staked, ...ended, ...(moved ? [balance] : [])];
  await writeEvents(
    on,
    events.map((event) => ({ playerId, event })),
  );
}
