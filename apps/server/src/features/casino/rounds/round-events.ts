import type { DomainEvent } from '@touchline/contract/events';
import type { Queryable } from '#platform/db/queryable';
import { writeEvents } from '#platform/events/write-events';
import type { Round } from './round.store.ts';

/** The source of the house's own rounds; providers' rounds name their provider. `casino_play` writes the same word. */
const SOURCE = 'house';

type RoundState = Pick<Round, 'id' | 'playerId' | 'game' | 'accountId' | 'currency' | 'balances' | 'status' | 'returnMinor'>;

/** The fields that every event of a round has. */
const commonFields = ({ id, accountId, currency, balances }: RoundState) => ({
  source: SOURCE,
  round: String(id),
  currency,
  held: { accountId: String(accountId), balanceMinor: String(balances.at(-1) ?? 0n) },
});

export const stakedEvent = (round: RoundState, stakeMinor: bigint): DomainEvent => ({
  kind: 'round-staked',
  ...commonFields(round),
  game: round.game,
  stakeMinor: String(stakeMinor),
  bonusMinor: '0',
  movedMinor: String(-stakeMinor),
});

/** `gainMinor`: the part of the return that reached the player's own money. */
function endedEvent(round: RoundState, gainMinor: bigint): DomainEvent {
  const [returnMinor, movedMinor] = [String(round.returnMinor ?? 0n), String(gainMinor)];
  if (round.status === 'void')
    return { kind: 'round-taken-back', ...commonFields(round), taken: 'debit', amountMinor: returnMinor, movedMinor };
  return { kind: 'round-returned', ...commonFields(round), returnMinor, jackpotMinor: '0', closed: true, movedMinor };
}

/** Writes the events of a step: further stakes, and the end of the round if it has ended. */
export async function writeRoundEvents(on: Queryable, round: RoundState, staked: readonly DomainEvent[], gainMinor: bigint): Promise<void> {
  const ended = round.status === 'open' ? [] : [endedEvent(round, gainMinor)];
  await writeEvents(
    on,
    [...staked, ...ended].map((event) => ({ playerId: round.playerId, event })),
  );
}
