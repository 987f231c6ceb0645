import type { WebhookView } from '@touchline/contract/webhooks/calls';
import { WEBHOOKS_MAX } from '@touchline/contract/webhooks/enums';
import { actorOf, type OperatorFeature, operatorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Caller, Handler } from '#platform/http/handler';
import { addJob } from '#platform/jobs/jobs';
import type { WebhooksDeps } from '../deliver.ts';
import { countDeliveries, readDeliveries, requeueGivenUp, writeTestDelivery } from '../deliveries.store.ts';
import { parseWebhookUrl } from '../parse-webhook-url.ts';
import { newSecret } from '../sign-message.ts';
import {
  deleteWebhook,
  isWebhookOf,
  lockWebhooks,
  pauseWebhook,
  readWebhooks,
  resumeWebhook,
  type Webhook,
  writeDueNow,
  writeWebhook,
} from '../webhook.store.ts';
import { DELIVER_JOB } from '../webhook-consumer.ts';

export interface WebhooksConsoleDeps extends WebhooksDeps {
  readonly operators: Pick<OperatorFeature, 'record' | 'recordFirst'>;
}

const presentWebhook = (webhook: Webhook, waiting: number, givenUp: number): WebhookView => {
  const { id, url, kinds, paused, createdBy, createdAt, failures, lastError, retryAt, deliveredAt } = webhook;
  return {
    id: id.toString(),
    url,
    kinds: [...kinds],
    paused,
    createdBy,
    createdAt: createdAt.getTime(),
    waiting,
    givenUp,
    deliveredAt: deliveredAt?.getTime() ?? null,
    failing: failures > 0 ? { error: lastError ?? '', nextTryAt: retryAt.getTime() } : null,
  };
};

export const operatorWebhooks =
  ({ platform: { pool }, operators }: WebhooksConsoleDeps): Handler<'operatorWebhooks'> =>
  async (_input, caller) => {
    const { id: brandId } = caller.brand;
    await operators.recordFirst({ ...actorOf(caller), action: 'webhooks', target: `webhooks of brand ${brandId}` });
    const webhooks = await readWebhooks(pool, brandId);
    const counts = await countDeliveries(
      pool,
      webhooks.map(({ id }) => id),
    );
    return {
      webhooks: webhooks.map((webhook) => {
        const { waiting = 0, givenUp = 0 } = counts.find(({ webhookId }) => webhookId === webhook.id) ?? {};
        return presentWebhook(webhook, waiting, givenUp);
      }),
    };
  };

export const operatorAddWebhook =
  ({ platform: { config, pool }, vault, operators }: WebhooksConsoleDeps): Handler<'operatorAddWebhook'> =>
  async ({ body: { url: text, kinds, reason } }, caller) => {
    const { id: brandId } = caller.brand;
    const parsed = parseWebhookUrl(text, config.privateWebhooks);
    if ('problem' in parsed) throw new Failure('invalid', { fields: { url: [parsed.problem] } });
    const secret = newSecret();
    const id = await inTransaction(pool, async (client) => {
      await lockWebhooks(client, brandId);
      const known = await readWebhooks(client, brandId);
      if (known.length >= WEBHOOKS_MAX) throw new Failure('conflict');
      if (known.some(({ url }) => url === parsed.url))
        throw new Failure('conflict', { fields: { url: ['an address that has no webhook'] } });
      await operators.record(client, { ...actorOf(caller), action: 'add-webhook', target: `${parsed.url} of brand ${brandId}`, reason });
      const sealed = await vault.sealColumns(client, null, 'webhook', { secret });
      if (!sealed.secret) throw new Error('a secret is sealed');
      return writeWebhook(client, { brandId, url: parsed.url, kinds, secret: sealed.secret, createdBy: operatorOf(caller).login });
    });
    return { id: id.toString(), secret };
  };

/** The number of a webhook of the caller's brand. Throws Failure `not_found`. */
async function ownWebhook(on: Parameters<typeof isWebhookOf>[0], caller: Pick<Caller, 'brand'>, text: string): Promise<bigint> {
  const id = BigInt(text);
  if (!(await isWebhookOf(on, caller.brand.id, id))) throw new Failure('not_found');
  return id;
}

export const operatorActOnWebhook =
  ({ platform: { pool }, operators }: WebhooksConsoleDeps): Handler<'operatorActOnWebhook'> =>
  async ({ body: { webhookId, action, reason } }, caller) => {
    await inTransaction(pool, async (client) => {
      const id = await ownWebhook(client, caller, webhookId);
      const target = `webhook ${webhookId} of brand ${caller.brand.id}`;
      await operators.record(client, { ...actorOf(caller), action: `${action}-webhook`, target, reason });
      if (action === 'remove') return deleteWebhook(client, id);
      if (action === 'pause') return pauseWebhook(client, id);
      if (action === 'resume') await resumeWebhook(client, id);
      if (action === 'test') await writeTestDelivery(client, id, caller.brand.id);
      if (action === 'resend') await requeueGivenUp(client, id);
      // A person waits for it: whatever pause it had after a failure is over.
      await writeDueNow(client, id);
      await addJob(client, DELIVER_JOB, null, { key: DELIVER_JOB });
    });
    return { webhookId };
  };

export const operatorWebhookDeliveries =
  ({ platform: { pool }, operators }: WebhooksConsoleDeps): Handler<'operatorWebhookDeliveries'> =>
  async ({ body: { webhookId, ...wanted } }, caller) => {
    const id = await ownWebhook(pool, caller, webhookId);
    await operators.recordFirst({
      ...actorOf(caller),
      action: 'webhook-deliveries',
      target: `webhook ${webhookId} of brand ${caller.brand.id}`,
    });
    const deliveries = await readDeliveries(pool, id, wanted);
    return {
      deliveries: deliveries.map(({ id: number, eventId, createdAt, deliveredAt, ...row }) => ({
        ...row,
        id: number.toString(),
        eventId: eventId === null ? '' : eventId.toString(),
        createdAt: createdAt.getTime(),
        deliveredAt: deliveredAt?.getTime() ?? null,
      })),
    };
  };
