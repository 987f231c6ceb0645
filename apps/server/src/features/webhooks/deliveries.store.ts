import { type DeliveryStatus, WEBHOOK_TRIES_MAX, type WebhookKind } from '@touchline/contract/webhooks/enums';
import type { Queryable } from '#platform/db/queryable';
import type { StoredEvent } from '#platform/events/events.store';

/**
 * Queues events for the webhooks of their players' brands that want them and were there before; how many messages that makes. An event that comes
 * twice makes one.
 */
export async function writeDeliveries(on: Queryable, events: readonly StoredEvent<WebhookKind>[]): Promise<number> {
  const messages = events.map(({ id, playerId, at, event: { kind, ...data } }) => ({
    id: String(id),
    playerId: String(playerId),
    at,
    kind,
    data,
  }));
  const { rowCount } = await on.query(
    `insert into webhook_delivery (webhook_id, event_id, kind, body)
     select w.id, e.id, e.kind, jsonb_build_object(
       'type', e.kind, 'timestamp', e.at, 'data', e.data || jsonb_build_object('brandId', p.brand_id, 'playerId', e."playerId"))
     from rows from (jsonb_to_recordset($1::jsonb) as (id bigint, "playerId" text, at text, kind text, data jsonb))
       with ordinality as e (id, "playerId", at, kind, data, place)
     join player_brand p on p.player_id = e."playerId"::bigint
     join webhook w on w.brand_id = p.brand_id and e.kind = any (w.kinds) and e.at::timestamptz >= w.created_at
     order by e.place
     on conflict (webhook_id, event_id) do nothing`,
    [JSON.stringify(messages)],
  );
  return rowCount ?? 0;
}

/** A message that tells nothing but that it comes. */
export async function writeTestDelivery(on: Queryable, webhookId: bigint, brandId: number): Promise<void> {
  await on.query(
    `insert into webhook_delivery (webhook_id, kind, body)
     values ($1, 'test', jsonb_build_object('type', 'test', 'timestamp', $3::text, 'data', jsonb_build_object('brandId', $2::int)))`,
    [webhookId, brandId, new Date().toISOString()],
  );
}

export interface Delivery {
  readonly id: bigint;
  readonly eventId: bigint | null;
  readonly kind: string;
  readonly status: DeliveryStatus;
  readonly tries: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly deliveredAt: Date | null;
}

/** The newest first, of those before a number. */
export async function readDeliveries(
  on: Queryable,
  webhookId: bigint,
  { status, before, count }: { readonly status?: DeliveryStatus | undefined; readonly before?: string | undefined; readonly count: number },
): Promise<Delivery[]> {
  const { rows } = await on.query<Delivery>(
    `select id, event_id as "eventId", kind, status, tries, last_error as "lastError", created_at as "createdAt", delivered_at as "deliveredAt"
     from webhook_delivery where webhook_id = $1 and ($2::text is null or status = $2) and ($3::bigint is null or id < $3)
     order by id desc limit $4`,
    [webhookId, status ?? null, before ?? null, count],
  );
  return rows;
}

export interface DeliveryCounts {
  readonly webhookId: bigint;
  readonly waiting: number;
  readonly givenUp: number;
}

export async function countDeliveries(on: Queryable, webhookIds: readonly bigint[]): Promise<DeliveryCounts[]> {
  const { rows } = await on.query<DeliveryCounts>(
    `select id as "webhookId",
       (select count(*)::int from webhook_delivery d where d.webhook_id = w.id and status = 'waiting') as waiting,
       (select count(*)::int from webhook_delivery d where d.webhook_id = w.id and status = 'given-up') as "givenUp"
     from unnest($1::bigint[]) as w (id)`,
    [webhookIds],
  );
  return rows;
}

export interface LeasedDelivery {
  readonly id: bigint;
  readonly eventId: bigint | null;
  readonly body: unknown;
  readonly tries: number;
}

/** Takes the oldest that wait, each for one try of the caller's alone. */
export async function leaseDeliveries(on: Queryable, webhookId: bigint, count: number, seconds: number): Promise<LeasedDelivery[]> {
  const { rows } = await on.query<LeasedDelivery>(
    `update webhook_delivery set tries = tries + 1, leased_until = now() + $3 * interval '1 second'
     where id in (
       select id from webhook_delivery
       where webhook_id = $1 and status = 'waiting' and (leased_until is null or leased_until < now())
       order by id limit $2 for update skip locked)
     returning id, event_id as "eventId", body, tries`,
    [webhookId, count, seconds],
  );
  return rows.toSorted((a, b) => Number(a.id - b.id));
}

export async function writeDelivered(on: Queryable, deliveryId: bigint): Promise<void> {
  await on.query(
    "update webhook_delivery set status = 'delivered', delivered_at = now(), leased_until = null, last_error = null where id = $1",
    [deliveryId],
  );
}

/** A try that failed: it waits for the next one, or is given up after the last. */
export async function writeUndelivered(on: Queryable, deliveryId: bigint, error: string): Promise<void> {
  await on.query(
    `update webhook_delivery set last_error = $2, leased_until = null, status = case when tries >= $3 then 'given-up' else 'waiting' end
     where id = $1`,
    [deliveryId, error, WEBHOOK_TRIES_MAX],
  );
}

/** A delivery that was given up waits again, with all its tries before it; how many. */
export async function requeueGivenUp(on: Queryable, webhookId: bigint): Promise<number> {
  const { rowCount } = await on.query(
    "update webhook_delivery set status = 'waiting', tries = 0 where webhook_id = $1 and status = 'given-up'",
    [webhookId],
  );
  return rowCount ?? 0;
}

/** Deletes messages older than the events that they tell of are kept; at most `limit`, how many. */
export async function deleteOldDeliveries(on: Queryable, days: number, limit: number): Promise<number> {
  const { rowCount } = await on.query(
    `delete from webhook_delivery where id in (
       select id from webhook_delivery where created_at < now() - $1 * interval '1 day' order by created_at limit $2)`,
    [days, limit],
  );
  return rowCount ?? 0;
}
