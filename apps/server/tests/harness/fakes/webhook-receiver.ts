import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedMessage {
  readonly type: string;
  readonly timestamp: string;
  readonly data: { readonly playerId: string; readonly brandId: number };
}

/** A system of an operator's that takes every message of a webhook. */
export interface WebhookReceiver {
  readonly url: string;
  /** By `webhook-id`: what came under it, once however often it came. */
  readonly messages: ReadonlyMap<string, ReceivedMessage>;
  /** How many came that were there before. */
  repeats(): number;
  close(): void;
}

/** One id with two contents is refused, so that it stays undelivered. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const texts = new Map<string, string>();
  const messages = new Map<string, ReceivedMessage>();
  let repeats = 0;
  async function take(request: http.IncomingMessage, reply: http.ServerResponse): Promise<void> {
    const id = String(request.headers['webhook-id']);
    const text = Buffer.concat(await request.toArray()).toString();
    const before = texts.get(id);
    if (before !== undefined) repeats += 1;
    texts.set(id, text);
    messages.set(id, JSON.parse(text) as ReceivedMessage);
    reply.writeHead(before === undefined || before === text ? 204 : 500).end();
  }
  const server = http.createServer((request, reply) => void take(request, reply));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    messages,
    repeats: () => repeats,
    close: () => server.close(),
  };
}
