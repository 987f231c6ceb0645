import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A secret as receivers' libraries take it: `whsec_` and 32 random bytes in base64 (Standard Webhooks 1.0). */
export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** Headers of a message: its id, when it is sent (seconds) and `v1,` with the HMAC-SHA-256 of `id.timestamp.body` in base64 (Standard Webhooks 1.0). */
export function signMessage(secret: string, id: string, seconds: number, body: string): Readonly<Record<string, string>> {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
}
