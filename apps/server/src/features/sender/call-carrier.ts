import { MessageRejectedError } from './delivery-channel.ts';

const TIMEOUT_MS = 10_000;
/** Failures that a later try may get past: too busy, too many, timed out. */
const PASSING = new Set([408, 425, 429]);

export interface CarrierRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Calls a carrier's HTTP interface and reads its JSON. Throws MessageRejectedError where it refuses for good, Error otherwise. Neither says what was
 * sent: addresses, headers and bodies hold numbers, codes and keys.
 */
export async function callCarrier<T>(carrier: string, url: URL, request: CarrierRequest): Promise<T> {
  const reply = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    throw new Error(`${carrier} does not answer: ${error instanceof Error ? error.name : 'unknown'}`);
  });
  const said = (await reply.json().catch(() => ({}))) as T;
  if (reply.ok) return said;
  const message = `${carrier} answers ${reply.status}`;
  // Wrong keys are ours to mend: the letter is not at fault.
  const ours = reply.status === 401 || reply.status === 403 || reply.status === 404;
  throw reply.status >= 400 && reply.status < 500 && !ours && !PASSING.has(reply.status)
    ? new MessageRejectedError(message)
    : new Error(message);
}
