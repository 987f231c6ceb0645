import { signWebhook } from '#platform/auth/webhook-signature';
import type { SmsChoice } from '#platform/config/carriers';
import { callCarrier } from './call-carrier.ts';
import type { Delivery, DeliveryChannel } from './delivery-channel.ts';

const NAME = 'the SMS gateway';
const STATES: Readonly<Record<string, Delivery>> = { delivered: 'delivered', failed: 'failed' };
const stateOf = (state: string | undefined): Delivery => STATES[state ?? ''] ?? 'on-its-way';

/**
 * Any gateway behind a small interface of our own (docs/adapters.md): POST {id, from, to, text} answers {reference}, GET <url>/<reference>
 * answers {state}. Each request is signed with the shared secret over its time and body; the same id is never sent twice.
 */
export function createSmsGateway({ url, token, from }: SmsChoice, now: () => number): DeliveryChannel {
  const key = Buffer.from(token);
  const headers = (body: string) => {
    const timestamp = String(Math.floor(now() / 1000));
    return { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signWebhook(key, timestamp, body) };
  };
  return {
    async carry({ id, address, body: text }) {
      const body = JSON.stringify({ id: `letter-${id}`, from, to: `+${address.replace(/^\+/, '')}`, text });
      const reply = await callCarrier<{ readonly reference?: string }>(NAME, url, {
        method: 'POST',
        headers: { ...headers(body), 'idempotency-key': `letter-${id}` },
        body,
      });
      return reply.reference ?? null;
    },
    async readDelivery(reference) {
      const at = new URL(`${url.href.replace(/\/$/, '')}/${encodeURIComponent(reference)}`);
      return stateOf((await callCarrier<{ readonly state?: string }>(NAME, at, { method: 'GET', headers: headers('') })).state);
    },
  };
}
