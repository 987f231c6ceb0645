import { nanoid } from 'nanoid';
import type { ProviderAct } from '../../src/features/provider-wallet/admit.ts';
import { signWebhook } from '../../src/platform/auth/webhook-signature.ts';
import type { WireReply } from './request-over.ts';
import type { TestApp } from './test-app.ts';
import type { TestPlayer } from './test-player.ts';

export const PROVIDER_KEYS: ReadonlyMap<string, Uint8Array> = new Map([
  ['aurora', new Uint8Array(32).fill(1)],
  ['borealis', new Uint8Array(32).fill(2)],
]);

/** Parts of a message that a test may spoil. */
export interface Spoiled {
  readonly provider?: string;
  readonly key?: Uint8Array;
  /** Seconds that the sender's clock is ahead of ours. */
  readonly skew?: number;
  /** The act that was signed, where it is not the one that is asked for. */
  readonly signedAct?: ProviderAct;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a message as a provider does, about a player's main account. */
export async function askAsProvider(
  { request }: Pick<TestApp, 'request'>,
  act: ProviderAct,
  player: Pick<TestPlayer, 'accountId'>,
  body: Readonly<Record<string, unknown>> = {},
  { provider = 'aurora', key = PROVIDER_KEYS.get(provider) ?? new Uint8Array(32), skew = 0, signedAct = act, headers = {} }: Spoiled = {},
): Promise<WireReply> {
  const payload = JSON.stringify({ account: String(player.accountId), currency: 'EUR', ...body });
  const timestamp = String(Math.floor(Date.now() / 1000) + skew);
  return request({
    method: 'POST',
    url: `/provider-wallet/${provider}/${act}`,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signWebhook(key, timestamp, `/provider-wallet/${provider}/${signedAct}.${payload}`),
      ...headers,
    },
    payload,
  });
}

export const newName = (): string => nanoid(12);
