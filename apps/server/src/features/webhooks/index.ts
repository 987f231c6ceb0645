import type { WEBHOOKS_CALLS } from '@touchline/contract/webhooks/calls';
import type { OperatorFeature } from '#features/operator';
import type { VaultFeature } from '#features/vault';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { deliverWebhooks } from './deliver.ts';
import { deleteOldDeliveries } from './deliveries.store.ts';
import {
  operatorActOnWebhook,
  operatorAddWebhook,
  operatorWebhookDeliveries,
  operatorWebhooks,
  type WebhooksConsoleDeps,
} from './operator/operator-webhooks.ts';
import { DELIVER_JOB, WEBHOOK_CONSUMER } from './webhook-consumer.ts';

interface WebhooksFeatureDeps {
  readonly operators: Pick<OperatorFeature, 'record' | 'recordFirst'>;
  readonly vault: VaultFeature;
}

/** As long as the events themselves. */
const KEPT_DAYS = 30;
const DELETED_AT_ONCE = 5_000;

/**
 * Tells other systems of an operator what happens at their brand: a consumer of events queues a message for each webhook that wants it, a job sends
 * them, signed (Standard Webhooks 1.0), until the receiver says that it has them.
 */
export function createWebhooksFeature(platform: Platform, featureDeps: WebhooksFeatureDeps) {
  const { events, jobs, pool } = platform;
  const deps: WebhooksConsoleDeps = { platform, ...featureDeps };
  events.consume(WEBHOOK_CONSUMER);
  jobs.define(DELIVER_JOB, () => deliverWebhooks(deps));
  jobs.every('* * * * *', DELIVER_JOB);
  jobs.define('webhooks-forget-old', async () => {
    while ((await deleteOldDeliveries(pool, KEPT_DAYS, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
  });
  jobs.every('47 * * * *', 'webhooks-forget-old');
  return {
    handlers: {
      operatorWebhooks: operatorWebhooks(deps),
      operatorAddWebhook: operatorAddWebhook(deps),
      operatorActOnWebhook: operatorActOnWebhook(deps),
      operatorWebhookDeliveries: operatorWebhookDeliveries(deps),
    },
    /** Sends what waits now. */
    deliver: () => deliverWebhooks(deps),
  } satisfies Feature<keyof typeof WEBHOOKS_CALLS> & Record<string, unknown>;
}
