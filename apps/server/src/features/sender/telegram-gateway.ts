import type { MessengerChoice } from '#platform/config/carriers';
import { callCarrier } from './call-carrier.ts';
import { type Delivery, type DeliveryChannel, MessageRejectedError } from './delivery-channel.ts';

const NAME = 'the Telegram Gateway';
const STATES: Readonly<Record<string, Delivery>> = { delivered: 'delivered', read: 'delivered', expired: 'failed', revoked: 'failed' };

interface GatewayReply {
  readonly ok?: boolean;
  readonly error?: string;
  readonly result?: { readonly request_id?: string; readonly delivery_status?: { readonly status?: string } };
}

/**
 * Codes by Telegram (core.telegram.org/gateway/api): sendVerificationMessage to the phone's owner, checkVerificationStatus for what has become
 * of it. It carries codes and nothing else; `payload` is our number of the letter.
 */
export function createTelegramGateway({ url, token }: MessengerChoice): DeliveryChannel {
  async function ask(method: string, asked: Readonly<Record<string, string>>): Promise<NonNullable<GatewayReply['result']>> {
    const reply = await callCarrier<GatewayReply>(NAME, new URL(method, url), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    if (reply.ok && reply.result) return reply.result;
    const error = /^[A-Z_]{1,60}$/.test(reply.error ?? '') ? reply.error : 'an error';
    // Someone who cannot be reached this way never can; anything else may pass.
    throw /PHONE_NUMBER|NOT_FOUND|INVALID/.test(error ?? '')
      ? new MessageRejectedError(`${NAME}: ${error}`)
      : new Error(`${NAME}: ${error}`);
  }
  return {
    async carry({ id, address, code }) {
      if (code === null) throw new MessageRejectedError(`${NAME} carries codes only`);
      const phone = `+${address.replace(/^\+/, '')}`;
      return (await ask('sendVerificationMessage', { phone_number: phone, code, payload: `letter-${id}` })).request_id ?? null;
    },
    async readDelivery(reference) {
      const { delivery_status: delivery } = await ask('checkVerificationStatus', { request_id: reference });
      return STATES[delivery?.status ?? ''] ?? 'on-its-way';
    },
  };
}
