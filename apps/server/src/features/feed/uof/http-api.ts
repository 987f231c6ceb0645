import type { UofApi } from '@touchline/feed/uof/uof-ports';

export interface HttpApiOptions {
  /** "https://api.example.com/v1", without a slash at its end. */
  readonly url: string;
  readonly token: string;
  readonly node: number;
}

const TIMEOUT_MS = 20_000;
/** Larger answers are not a provider's: its longest list is some megabytes. */
const LARGEST_BYTES = 64 * 1024 * 1024;

/** The provider's calls over HTTP. Rejects where the answer is not 2xx or takes longer than 20 s; the token never gets into a message. */
export function createHttpApi({ url, token, node }: HttpApiOptions): UofApi {
  async function ask(method: 'GET' | 'POST', path: string): Promise<string> {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: { 'x-access-token': token, accept: 'application/xml' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!reply.ok) {
      await reply.body?.cancel();
      throw new Error(`${method} ${path} was answered with ${reply.status}`);
    }
    if (Number(reply.headers.get('content-length') ?? 0) > LARGEST_BYTES)
      throw new Error(`${method} ${path} was answered at too great length`);
    return reply.text();
  }
  const request = (requestId: number): string => `request_id=${requestId}&node_id=${node}`;
  return {
    producers: () => ask('GET', '/descriptions/producers.xml'),
    markets: () => ask('GET', '/descriptions/en/markets.xml'),
    fixture: (event) => ask('GET', `/sports/en/sport_events/${encodeURIComponent(event)}/fixture.xml`),
    async recover(producer, requestId, after) {
      const since = after === null ? '' : `after=${after}&`;
      await ask('POST', `/${producer}/recovery/initiate_request?${since}${request(requestId)}`);
    },
    async recoverEvent(producer, event, requestId) {
      await ask('POST', `/${producer}/odds/events/${encodeURIComponent(event)}/initiate_request?${request(requestId)}`);
    },
  };
}
