import { WEBHOOK_KINDS, type WebhookKind } from '@touchline/contract/webhooks/enums';
import type { EventConsumer } from '#platform/events/event-log';
import { addJob } from '#platform/jobs/jobs';
import { writeDeliveries } from './deliveries.store.ts';

export const DELIVER_JOB = 'webhooks-deliver';

/** Queues webhook deliveries in the transaction that moves the cursor: each event once for each webhook. */
export const WEBHOOK_CONSUMER: EventConsumer<WebhookKind> = {
  name: 'webhooks',
  kinds: WEBHOOK_KINDS,
  async take(client, events) {
    if ((await writeDeliveries(client, events)) > 0) await addJob(client, DELIVER_JOB, null, { key: DELIVER_JOB });
  },
};
