import type { EidProof } from './verify-proof.ts';

/** The person who is asked: country and national number, for Mobile-ID the phone as well. */
export interface EidPerson {
  /** ISO alpha-2: EE, LV or LT. */
  readonly country: string;
  readonly personalCode: string;
  /** E.164; Mobile-ID only. */
  readonly phone?: string;
}

export type EidState =
  | { readonly kind: 'running' }
  /** `reason` is the service's own word: USER_CANCELLED, TIMEOUT, NOT_MID_CLIENT... */
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'signed'; readonly proof: EidProof };

/** A service that has a person sign a challenge with the key in their phone. */
export interface EidClient {
  readonly name: 'mobile-id' | 'smart-id';
  /** Asks the person to sign the hash of `challenge`. Answers with the service's session, or undefined where it does not know the person. */
  begin(person: EidPerson, challenge: Uint8Array, language: string): Promise<string | undefined>;
  /** How the session stands now; does not wait for the person. */
  read(session: string): Promise<EidState>;
  /** The text that our page shows beside the phone. */
  codeOf(challenge: Uint8Array): string;
}

export interface EidSettings {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly relyingPartyUuid: string;
  readonly relyingPartyName: string;
}

/** The service is down or talks nonsense: the person may try again later. */
export class EidUnavailable extends Error {
  override readonly name = 'EidUnavailable';
}

const TIMEOUT_MS = 10_000;

/** JSON over HTTP; `missing` for 404, which means an unknown person or session. */
export async function exchange(url: string, body?: object): Promise<Record<string, unknown> | 'missing'> {
  const init = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { headers: { accept: 'application/json' } };
  try {
    const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (reply.status === 404) return 'missing';
    if (!reply.ok) throw new EidUnavailable(`answered ${reply.status}`);
    const data: unknown = await reply.json();
    if (typeof data !== 'object' || data === null) throw new EidUnavailable('answered no object');
    return data as Record<string, unknown>;
  } catch (error) {
    if (error instanceof EidUnavailable) throw error;
    throw new EidUnavailable('no answer', { cause: error });
  }
}

export const textIn = (data: unknown, key: string): string => {
  const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : '';
};
