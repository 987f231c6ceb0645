import { signWebhook, verifyWebhook } from '#platform/auth/webhook-signature';
import type { SelfExclusionRegister } from './self-exclusion-register.ts';

/** A register that takes longer is as good as silent: a sign-in waits for it. */
const ANSWER_MS = 1_500;

export interface RegisterReply {
  readonly status: number;
  readonly text: string;
  readonly timestamp: string;
  readonly signature: string;
}

/** The register behind an HTTP interface: question and answer are signed with one key, and the answer names what was asked. */
export function createHttpRegister(options: {
  readonly key: Uint8Array;
  readonly now: () => number;
  readonly post: (body: string, headers: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<RegisterReply>;
}): SelfExclusionRegister {
  const { key, now, post } = options;
  return {
    async isListed(register, person) {
      const body = JSON.stringify({ register, person });
      const timestamp = String(Math.floor(now() / 1000));
      const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signWebhook(key, timestamp, body) };
      const signal = AbortSignal.timeout(ANSWER_MS);
      const late = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error(`exclusion register ${register}: no reply in time`)), { once: true });
      });
      const reply = await Promise.race([post(body, headers, signal), late]);
      if (reply.status !== 200) throw new Error(`exclusion register ${register}: HTTP ${reply.status}`);
      if (!verifyWebhook(key, { timestamp: reply.timestamp, signature: reply.signature, body: reply.text }, now()))
        throw new Error(`exclusion register ${register}: signature missing or invalid`);
      const answer = JSON.parse(reply.text) as { readonly asked?: unknown; readonly listed?: unknown };
      if (answer.asked !== headers['x-signature'] || typeof answer.listed !== 'boolean')
        throw new Error(`exclusion register ${register}: reply does not match the request`);
      return answer.listed;
    },
  };
}
