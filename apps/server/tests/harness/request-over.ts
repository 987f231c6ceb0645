import http from 'node:http';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';

/** The parts of an answer that tests read, whether it came over a network or not. */
export type WireReply = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'rawPayload' | 'json'>;

/** From which address of this machine a request goes: one of 127/8 for each of 10/8, so that tests stand before a server as many strangers. */
const localAddressOf = (remoteAddress = '127.0.0.1'): string => remoteAddress.replace(/^\d+\.0*(\d+)/, (_, next) => `127.${next}`);

/** Sends requests written for `inject` to a server that listens. Redirects are answers like others. */
export function requestOver(base: string): (options: InjectOptions) => Promise<WireReply> {
  return ({ method = 'GET', url, headers = {}, payload, remoteAddress }) =>
    new Promise((resolve, reject) => {
      const isData = typeof payload === 'object' && payload !== null && !Buffer.isBuffer(payload);
      const body = isData ? JSON.stringify(payload) : (payload as string | Buffer | undefined);
      const sent = {
        ...(isData ? { 'content-type': 'application/json' } : {}),
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      };
      const request = http.request(
        new URL(url as string, base),
        // A connection of its own: one that was kept would bring the address that it was opened from.
        { method, headers: sent, localAddress: localAddressOf(remoteAddress), agent: false },
        (reply) => {
          const chunks: Buffer[] = [];
          reply.on('data', (chunk: Buffer) => chunks.push(chunk));
          reply.on('error', reject);
          reply.on('end', () => {
            const rawPayload = Buffer.concat(chunks);
            const text = rawPayload.toString();
            resolve({
              statusCode: reply.statusCode ?? 0,
              headers: reply.headers,
              body: text,
              rawPayload,
              json: () => JSON.parse(text),
            });
          });
        },
      );
      request.on('error', reject);
      request.end(body);
    });
}
