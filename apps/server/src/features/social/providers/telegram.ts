import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SocialIdentity } from './provider.ts';

/** A login that Telegram has signed longer ago is a replay. */
const FRESH_SECONDS = 300;

/**
 * The address that the browser goes to; Telegram returns with `tgAuthResult`, which the page sends as the code. `clientSecret` is the bot's token.
 */
export function telegramUrl(botToken: string, redirectUri: string): URL {
  const url = new URL('https://oauth.telegram.org/auth');
  url.search = new URLSearchParams({
    bot_id: botToken.split(':')[0] ?? '',
    origin: new URL(redirectUri).origin,
    return_to: redirectUri,
    request_access: 'write',
  }).toString();
  return url;
}

/** The identity in signed data (core.telegram.org/widgets/login); undefined if the signature is not Telegram's or not recent. */
export function personOfTelegram(code: string, botToken: string, nowMs: number): SocialIdentity | undefined {
  let data: Record<string, unknown>;
  try {
    data = JSON.parse(Buffer.from(code, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null) return undefined;
  const { hash, ...signed } = data;
  if (typeof hash !== 'string' || !/^[0-9a-f]{64}$/.test(hash)) return undefined;
  const lines = Object.entries(signed)
    .map(([name, value]) => `${name}=${String(value)}`)
    .sort()
    .join('\n');
  const expected = createHmac('sha256', createHash('sha256').update(botToken).digest()).update(lines).digest();
  if (!timingSafeEqual(Buffer.from(hash, 'hex'), expected)) return undefined;
  const { auth_date: at, id, first_name: first, last_name: last } = signed;
  if (!(Math.abs(nowMs / 1000 - Number(at)) <= FRESH_SECONDS) || (typeof id !== 'number' && typeof id !== 'string')) return undefined;
  return {
    subject: String(id),
    fields: { ...(typeof first === 'string' ? { first_name: first } : {}), ...(typeof last === 'string' ? { last_name: last } : {}) },
  };
}
