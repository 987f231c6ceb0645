import { nanoid } from 'nanoid';
import { wireLegs } from './worlds/betting-app.ts';

/** The answer to a player about a bet. */
export interface BetReply {
  readonly betGuid: string;
  readonly betId: string;
  readonly body: string;
  readonly attempts: number;
}

const RETRY_TIMEOUT_MS = 40_000;

/** Sends one bet, and the same again under the same key until there is an answer, to whichever address is next. Throws on a refusal. */
export async function placeBetWithRetry(urls: readonly string[], token: string, match: number, betGuid = nanoid()): Promise<BetReply> {
  const body = JSON.stringify({ couponEvents: wireLegs([{ match }]), vid: 0, summ: '1.00', betGuid });
  const deadline = Date.now() + RETRY_TIMEOUT_MS;
  for (let attempts = 1; Date.now() < deadline; attempts++) {
    try {
      const reply = await fetch(`${urls[attempts % urls.length]}/service-api/LiveBet/Secure/MakeBetWeb`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      const text = await reply.text();
      if (reply.status === 200) return { betGuid, betId: JSON.parse(text).data.betId, body: text, attempts };
      // The feed is not back yet, or the process sheds load: all the others are final.
      if (!['unavailable', 'feed_down', 'market_suspended', 'market_closed'].includes(JSON.parse(text).code))
        throw new Error(`refused: ${text}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('refused')) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no answer to ${betGuid} within ${RETRY_TIMEOUT_MS} ms`);
}
