import type { DomainEvent } from '@touchline/contract/events';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** `playerId` null: about nobody. */
export interface NewEvent {
  readonly playerId: bigint | null;
  readonly event: DomainEvent;
}

/**
 * Writes what happened on the caller's own connection: events are part of the transaction that they tell of. Functions of the database and
 * statements that write much at once insert into `event (player_id, body)` themselves.
 */
export async function writeEvents(on: Queryable, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await on.query(
    prepared('insert into event (player_id, body) select * from unnest($1::bigint[], $2::jsonb[])', [
      events.map(({ playerId }) => playerId),
      events.map(({ event }) => JSON.stringify(event)),
    ]),
  );
}

/** One event of a player. */
export const writeEvent = (on: Queryable, playerId: bigint, event: DomainEvent): Promise<void> => writeEvents(on, [{ playerId, event }]);
