import http from 'node:http';
import https from 'node:https';
import { resolvePublic } from './public-address.ts';

const TIMEOUT_MS = 10_000;

interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Also to this machine and the networks behind it: an installation that nobody else reaches. */
  readonly anyAddress: boolean;
}

/**
 * Sends a message and waits for its status. Throws where the receiver does not answer 2xx within 10 seconds, and before anything is sent where its
 * host is inside of our own networks: an operator's address must not reach what only this machine may (ASVS 5, 1.3.6). Follows no redirect.
 */
export async function postMessage({ url, headers, body, anyAddress }: Message): Promise<void> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // The addresses that were checked are those that are called: a name may mean another one a moment later.
  const addresses = anyAddress ? undefined : await resolvePublic(host);
  const { request } = protocol === 'https:' ? https : http;
  const status = await new Promise<number>((resolve, reject) => {
    const options: https.RequestOptions = { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) }, signal };
    if (addresses)
      options.lookup = (_host, { all }, done) =>
        all ? done(null, [...addresses]) : done(null, addresses[0]?.address ?? '', addresses[0]?.family);
    const sent = request(url, options, (reply) => {
      // Only the status counts; a body that never ends is cut off.
      resolve(reply.statusCode ?? 0);
      reply.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
  if (status < 200 || status > 299) throw new Error(`the receiver answered ${status}`);
}
