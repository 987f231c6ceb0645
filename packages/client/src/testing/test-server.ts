import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ClientTexts } from '../call/failure-message.ts';

/** A real server on the loopback, for tests that need real faults: cut, hang, half an answer. */
export interface TestServer {
  readonly origin: string;
  readonly requests: {
    readonly method: string;
    readonly url: string;
    readonly headers: IncomingMessage['headers'];
    readonly body: string;
  }[];
  answer: (request: IncomingMessage, response: ServerResponse, nth: number) => void;
  close(): Promise<void>;
}

/** @internal */
export async function startTestServer(): Promise<TestServer> {
  const requests: TestServer['requests'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      made.answer(request, response, requests.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const made: TestServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (_request, response) => sendJson(response, 200, { success: true, data: null }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return made;
}

export function sendJson(response: ServerResponse, status: number, data: unknown, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(data));
}

/** @internal */
export const TEST_TEXTS: ClientTexts = {
  serverError: 'server error',
  queryError: 'query error',
  networkError: 'network error',
  timeout: (url) => `time-out: ${url}`,
  downloadTimeout: (url) => `download time-out: ${url}`,
  cancelled: (url) => `cancelled: ${url}`,
};
