import type { SmsChoice } from '#platform/config/carriers';
import { callCarrier } from './call-carrier.ts';
import type { Delivery, DeliveryChannel } from './delivery-channel.ts';

const NAME = 'Twilio';
const STATES: Readonly<Record<string, Delivery>> = {
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

interface TwilioMessage {
  readonly sid?: string;
  readonly status?: string;
}

/**
 * Twilio's Messages resource (twilio.com/docs/messaging/api/message-resource): a form with To, From and Body by basic authentication; the
 * message's `status` tells of its delivery. `from` is a number, or the `MG...` of a messaging service.
 */
export function createTwilioSms({ url, account, token, from }: SmsChoice): DeliveryChannel {
  const base = `/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return {
    async carry({ address, body }) {
      const form = new URLSearchParams({
        To: `+${address.replace(/^\+/, '')}`,
        [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
        Body: body,
      });
      const reply = await callCarrier<TwilioMessage>(NAME, new URL(`${base}.json`, url), {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      });
      return reply.sid ?? null;
    },
    async readDelivery(reference) {
      const at = new URL(`${base}/${encodeURIComponent(reference)}.json`, url);
      const reply = await callCarrier<TwilioMessage>(NAME, at, { method: 'GET', headers: { authorization } });
      return STATES[reply.status ?? ''] ?? 'on-its-way';
    },
  };
}
