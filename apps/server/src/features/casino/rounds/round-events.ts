import type { DomainEvent } from '@touchline/contract/events';
import type { Queryable } from '#platform/db/queryable';
import { writeEvents } from '#platform/events/write-events';
import type { Round } from './round.store.ts';

/** The source of the house's rounds, where providers' rounds name their provider; casino_play calls them so too. */
const SOURCE = 'house';

type Told = Pick<Round, 'id' | 'playerId' | 'game' | 'accountId' | 'currency' | 'balances' | 'status' | 'returnMinor'>;

/** The fields that every event of a round has. */
const of = ({ id, accountId, currency, balances }: Told) => ({
  source: SOURCE,
  round: String(id),
  currency,
  held: { accountId: String(accountId), balanceMinor: String(balances.at(-1) ?? 0n) },
});

export const stakedEvent = (round: Told, stakeMinor: bigint): DomainEvent => ({
  kind: 'round-staked',
  ...of(round),
  game: round.game,
  stakeMinor: String(stakeMinor),
  bonusMinor: '0',
  movedMinor: String(-stakeMinor),
});

/** `gainMinor` is what reached the player's own money of what was returned. */
function endedEvent(round: Told, gainMinor: bigint): DomainEvent {
  const [returnMinor, movedMinor] = [String(round.returnMinor ?? 0n), String(gainMinor)];
  if (round.status === 'void') return { kind: 'round-taken-back', ...of(round), taken: 'debit', amountMinor: returnMinor, movedMinor };
  return { kind: 'round-returned', ...of(round), returnMinor, jackpotMinor: '0', closed: true, movedMinor };
}

/** Tells what a step of a round staked besides, and how the round ended if it has. */
export async function writeRoundEvents(on: Queryable, round: Told, staked: readonly DomainEvent[], gainMinor: bigint): Promise<void> {
  const ended = round.status === 'open' ? [] : [endedEvent(round, gainMinor)];
  await writeEvents(
    on,
    [...staked, ...ended].map((event) => ({ playerId: round.playerId, event })),
  );
}
