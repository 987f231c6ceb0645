import type { WebhookKind } from '@touchline/contract/webhooks/enums';
import type { Queryable } from '#platform/db/queryable';

export interface Webhook {
  readonly id: bigint;
  readonly url: string;
  readonly kinds: readonly WebhookKind[];
  readonly paused: boolean;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly failures: number;
  readonly lastError: string | null;
  readonly retryAt: Date;
  readonly deliveredAt: Date | null;
}

/** Makes additions to a brand's webhooks wait for each other. */
export async function lockWebhooks(client: Queryable, brandId: number): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtext('webhook'), $1)", [brandId]);
}

export async function readWebhooks(on: Queryable, brandId: number): Promise<Webhook[]> {
  const { rows } = await on.query<Webhook>(
    `select id, url, kinds, paused, created_by as "createdBy", created_at as "createdAt", failures, last_error as "lastError",
       retry_at as "retryAt", delivered_at as "deliveredAt"
     from webhook where brand_id = $1 order by id`,
    [brandId],
  );
  return rows;
}

export async function isWebhookOf(on: Queryable, brandId: number, webhookId: bigint): Promise<boolean> {
  const { rowCount } = await on.query('select from webhook where id = $1 and brand_id = $2', [webhookId, brandId]);
  return rowCount === 1;
}

interface NewWebhook {
  readonly brandId: number;
  readonly url: string;
  readonly kinds: readonly WebhookKind[];
  readonly secret: Buffer;
  readonly createdBy: string;
}

export async function writeWebhook(on: Queryable, { brandId, url, kinds, secret, createdBy }: NewWebhook): Promise<bigint> {
  const { rows } = await on.query<{ id: bigint }>(
    'insert into webhook (brand_id, url, kinds, secret, created_by) values ($1, $2, $3, $4, $5) returning id',
    [brandId, url, kinds, secret, createdBy],
  );
  return rows[0]?.id ?? 0n;
}

export async function deleteWebhook(on: Queryable, webhookId: bigint): Promise<void> {
  await on.query('delete from webhook where id = $1', [webhookId]);
}

export async function pauseWebhook(on: Queryable, webhookId: bigint): Promise<void> {
  await on.query('update webhook set paused = true where id = $1', [webhookId]);
}

export async function resumeWebhook(on: Queryable, webhookId: bigint): Promise<void> {
  await on.query('update webhook set paused = false where id = $1', [webhookId]);
}

/** Ends the pause after a failure. */
export async function writeDueNow(on: Queryable, webhookId: bigint): Promise<void> {
  await on.query('update webhook set retry_at = now() where id = $1', [webhookId]);
}

/** The receiver accepted a message. */
export async function writeWorks(on: Queryable, webhookId: bigint): Promise<void> {
  await on.query('update webhook set failures = 0, last_error = null, delivered_at = now() where id = $1', [webhookId]);
}

/** Another failure in a row; the next try comes after a pause that doubles, from 5 seconds to 15 minutes. Gives when; undefined where it is gone. */
export async function writeFails(on: Queryable, webhookId: bigint, error: string): Promise<Date | undefined> {
  const { rows } = await on.query<{ retryAt: Date }>(
    `update webhook set failures = failures + 1, last_error = $2,
       retry_at = now() + least(900, 5 * 2 ^ least(failures, 10)) * interval '1 second'
     where id = $1 returning retry_at as "retryAt"`,
    [webhookId, error],
  );
  return rows[0]?.retryAt;
}

export interface DueWebhook {
  readonly id: bigint;
  readonly url: string;
  readonly secret: Buffer;
  /** It failed last: one message tries it before many follow. */
  readonly failing: boolean;
}

/** Webhooks that may be tried now and have something to say. */
export async function readDueWebhooks(on: Queryable): Promise<DueWebhook[]> {
  const { rows } = await on.query<DueWebhook>(
    `select id, url, secret, failures > 0 as failing from webhook w
     where not paused and retry_at <= now() and exists (select from webhook_delivery d where d.webhook_id = w.id and d.status = 'waiting')`,
  );
  return rows;
}
