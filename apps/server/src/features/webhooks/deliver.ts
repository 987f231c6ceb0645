import type { VaultFeature } from '#features/vault';
import { addJob } from '#platform/jobs/jobs';
import type { Platform } from '#platform/platform';
import { type LeasedDelivery, leaseDeliveries, writeDelivered, writeUndelivered } from './deliveries.store.ts';
import { postMessage } from './post-message.ts';
import { signMessage } from './sign-message.ts';
import { type DueWebhook, readDueWebhooks, writeFails, writeWorks } from './webhook.store.ts';
import { DELIVER_JOB } from './webhook-consumer.ts';

export interface WebhooksDeps {
  readonly platform: Pick<Platform, 'clock' | 'config' | 'jobs' | 'log' | 'pool'>;
  readonly vault: VaultFeature;
}

/** Messages on their way to one receiver at once. */
const AT_ONCE = 8;
/** More than a try may take; what a killed process had is tried again after it. */
const LEASE_SECONDS = 30;
/** Of one webhook in one job: others' jobs have their turn too. */
const BATCHES = 100;

/** Sends what waits, each webhook by itself: one that hangs holds up no other. */
export async function deliverWebhooks(deps: WebhooksDeps): Promise<void> {
  await Promise.all((await readDueWebhooks(deps.platform.pool)).map((webhook) => deliverTo(deps, webhook)));
}

async function deliverTo(deps: WebhooksDeps, webhook: DueWebhook): Promise<void> {
  const { pool } = deps.platform;
  const secret = (await deps.vault.openColumns(pool, null, 'webhook', { secret: webhook.secret })).secret ?? '';
  let { failing } = webhook;
  for (let batch = 0; batch < BATCHES; batch++) {
    const due = await leaseDeliveries(pool, webhook.id, failing ? 1 : AT_ONCE, LEASE_SECONDS);
    if (due.length === 0) return;
    const errors = await Promise.all(due.map((delivery) => send(deps, webhook, secret, delivery)));
    const error = errors.find((one) => one !== undefined);
    if (error !== undefined) return holdBack(deps, webhook, error);
    await writeWorks(pool, webhook.id);
    failing = false;
  }
  await deps.platform.jobs.enqueue(DELIVER_JOB, null, { key: DELIVER_JOB });
}

/** The next try is a job of its own: a minute is long for a receiver that is only restarting. */
async function holdBack({ platform: { pool, log } }: WebhooksDeps, webhook: DueWebhook, error: string): Promise<void> {
  const runAt = await writeFails(pool, webhook.id, error);
  log.warn({ webhook: webhook.id.toString(), error }, 'failed to deliver to a webhook; retrying later');
  if (runAt) await addJob(pool, DELIVER_JOB, null, { runAt });
}

/** One try; why it failed. */
async function send(
  { platform: { pool, clock, config } }: WebhooksDeps,
  { id: webhookId, url }: DueWebhook,
  secret: string,
  { id, eventId, body }: LeasedDelivery,
): Promise<string | undefined> {
  // The same for every try of an event: a receiver knows by it what it has had.
  const messageId = eventId === null ? `test-${id}` : `event-${eventId}-${webhookId}`;
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', ...signMessage(secret, messageId, Math.floor(clock.now() / 1000), text) };
  try {
    await postMessage({ url, headers, body: text, anyAddress: config.privateWebhooks });
  } catch (err) {
    const error = err instanceof Error ? err.message : String(err);
    await writeUndelivered(pool, id, error);
    return error;
  }
  await writeDelivered(pool, id);
  return undefined;
}
