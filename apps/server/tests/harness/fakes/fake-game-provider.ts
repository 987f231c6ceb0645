import { generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GameProviderSettings } from '../../../src/platform/config/game-providers.ts';

export const AUTH_TOKEN = 'a-token-of-the-house-for-tests';

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });
/** Ours, and the provider's. */
const [house, provider] = [pair(), pair()];
export const PROVIDER_PRIVATE_KEY = provider.privateKey;

const GAMES = [
  { game_code: 'slot', name: 'Some slot', category: 'Video Slots', platforms: ['GPL_DESKTOP', 'GPL_MOBILE'], demo_support: true },
  { game_code: 'other', name: 'Another', category: 'Crash Games', platforms: ['GPL_DESKTOP'], blocked_countries: ['IE'] },
  { game_code: 'pulled', name: 'Pulled', category: 'Keno', platforms: ['GPL_DESKTOP'], enabled: false },
];

export interface FakeGameProvider {
  readonly hub88: GameProviderSettings;
  readonly oneWallet: GameProviderSettings;
  /** The requests that it was sent, the latest last. */
  readonly asked: { path: string; body: Record<string, unknown> }[];
  /** Whether it answers at all. */
  isUp: boolean;
  close(): Promise<void>;
}

/** The operator's side of two providers in one: lists of games and addresses that carry the token of the launch. */
export async function startFakeGameProvider(): Promise<FakeGameProvider> {
  const asked: FakeGameProvider['asked'] = [];
  const state = { isUp: true };
  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<unknown> {
    const bytes = Buffer.concat(await request.toArray());
    const path = request.url ?? '';
    if (!state.isUp) return response.writeHead(500).end();
    const signature = Buffer.from(String(request.headers['x-hub88-signature'] ?? ''), 'base64');
    const isSigned = path.startsWith('/ua/') || verify('sha256', bytes, house.publicKey, signature);
    if (!isSigned) return response.writeHead(403).end();
    const body = JSON.parse(bytes.toString()) as Record<string, unknown>;
    asked.push({ path, body });
    response.setHeader('content-type', 'application/json');
    const { origin } = hub88.apiUrl;
    if (path === '/game/list')
      return response.end(JSON.stringify(GAMES.map((game) => ({ enabled: true, blocked_countries: [], ...game }))));
    if (path === '/game/url')
      return response.end(JSON.stringify({ url: `${origin}/play?token=${(body.token as string | undefined) ?? ''}` }));
    const { session } = body.player as { session: { id: string } };
    return response.end(JSON.stringify({ entry: `/entry?token=${session.id}` }));
  }
  const server = http.createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const apiUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const base = { apiUrl, frameOrigins: [apiUrl.origin] };
  const hub88: GameProviderSettings = {
    ...base,
    dialect: 'hub88',
    code: 'caleta',
    name: 'Caleta',
    operatorId: 'house',
    publicKey: provider.publicKey,
    privateKey: house.privateKey,
  };
  const oneWallet: GameProviderSettings = {
    ...base,
    dialect: 'one-wallet',
    code: 'live',
    name: 'Live',
    authToken: AUTH_TOKEN,
    casinoKey: 'house',
    apiToken: 'an-api-token',
    games: [{ code: 'table', name: 'A table', category: 'Live' }],
  };
  return {
    hub88,
    oneWallet,
    asked,
    get isUp() {
      return state.isUp;
    },
    set isUp(isUp) {
      state.isUp = isUp;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
