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

interface WireMovement {
  readonly transfer_uuid: string;
  readonly user: string;
  readonly direction: 'in' | 'out';
  readonly amount?: string;
}

/** Purses in whole units of money; each name is carried out once, and answered the same for ever. */
function createFakePurses() {
  const all = new Map<string, number>();
  const answers = new Map<string, object>();
  const held = (user: string): string => (all.get(user) ?? 0).toFixed(2);
  return {
    all,
    held,
    move({ transfer_uuid: name, user, direction, amount = held(user) }: WireMovement, isTaken: boolean): object {
      const before = answers.get(name);
      if (before) return before;
      const answer = isTaken ? { status: 'done', amount } : { status: 'refused' };
      if (isTaken) all.set(user, Number(held(user)) + (direction === 'in' ? 1 : -1) * Number(amount));
      answers.set(name, answer);
      return answer;
    },
  };
}

export interface FakeGameProvider {
  readonly hub88: GameProviderSettings;
  readonly oneWallet: GameProviderSettings;
  /** The requests that it was sent, the latest last. */
  readonly asked: { path: string; body: Record<string, unknown> }[];
  /** A third that holds purses. */
  readonly transfer: GameProviderSettings;
  /** The purses by account, in units of money. */
  readonly purses: Map<string, number>;
  /** Its way with movements of money: carries it out, carries it out and breaks the line, refuses it for good. */
  moves: 'well' | 'unheard' | 'not';
  /** Whether it answers at all. */
  isUp: boolean;
  close(): Promise<void>;
}

/** How the three are spoken to. */
function settingsOf(apiUrl: URL): Pick<FakeGameProvider, 'hub88' | 'oneWallet' | 'transfer'> {
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
  const transfer: GameProviderSettings = {
    ...base,
    dialect: 'transfer',
    code: 'purse',
    name: 'Purse',
    operatorId: 'house',
    privateKey: house.privateKey,
  };
  return { hub88, oneWallet, transfer };
}

/** The operator's side of three providers in one: lists of games, addresses that carry the token of the launch, and purses. */
export async function startFakeGameProvider(): Promise<FakeGameProvider> {
  const asked: FakeGameProvider['asked'] = [];
  const state = { isUp: true, moves: 'well' as FakeGameProvider['moves'] };
  const purses = createFakePurses();
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
    const { origin } = settings.hub88.apiUrl;
    if (path === '/game/list')
      return response.end(JSON.stringify(GAMES.map((game) => ({ enabled: true, blocked_countries: [], ...game }))));
    if (path.startsWith('/rewards/')) return response.end(JSON.stringify({ reward_uuid: body.reward_uuid }));
    if (path === '/transfer/balance') return response.end(JSON.stringify({ balance: purses.held(String(body.user)) }));
    if (path === '/transfer/move') {
      const moved = purses.move(body as unknown as WireMovement, state.moves !== 'not');
      return state.moves === 'unheard' ? response.destroy() : response.end(JSON.stringify(moved));
    }
    if (path === '/game/url')
      return response.end(JSON.stringify({ url: `${origin}/play?token=${(body.token as string | undefined) ?? ''}` }));
    const { session } = body.player as { session: { id: string } };
    return response.end(JSON.stringify({ entry: `/entry?token=${session.id}` }));
  }
  const server = http.createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const settings = settingsOf(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
  return {
    ...settings,
    asked,
    purses: purses.all,
    get moves() {
      return state.moves;
    },
    set moves(moves) {
      state.moves = moves;
    },
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
