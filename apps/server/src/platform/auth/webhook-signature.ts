import { createHmac, timingSafeEqual } from 'node:crypto';

/** A message older (or newer) than this is a replay, whatever its signature. */
const WINDOW_SECONDS = 300;

/** Hex HMAC-SHA-256 over `timestamp.body`; the timestamp is in seconds. */
export const signWebhook = (key: Uint8Array, timestamp: string, body: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');

/** Whether a message is signed with the key and recent. */
export function verifyWebhook(
  key: Uint8Array,
  message: { readonly timestamp: string | undefined; readonly signature: string | undefined; readonly body: string },
  nowMs: number,
): boolean {
  const { timestamp = '', signature = '', body } = message;
  if (!/^\d{9,11}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > WINDOW_SECONDS) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signWebhook(key, timestamp, body), 'hex'));
}
