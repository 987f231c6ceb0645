// A provider of games in a process of its own. It knows the operator by the public contract alone: signed messages over HTTP, both ways.
import { createPublicKey, generateKeyPairSync, randomBytes, verify } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { SAMPLE_GAMES } from './games.ts';
import { renderGamePage, STAKES } from './page.ts';
import { createPlays } from './plays.ts';
import { textsOf } from './texts.ts';
import { createWalletClient } from './wallet-client.ts';

const MAX_BODY = 64 * 1024;
const DEMO_CURRENCY = 'XXX';

const walletUrl = new URL(process.env.SAMPLE_WALLET_URL ?? '');
const operatorKey = createPublicKey(process.env.SAMPLE_OPERATOR_KEY ?? '');
const framedBy = process.env.SAMPLE_FRAMED_BY ?? "'self'";
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const plays = createPlays(createWalletClient(walletUrl, privateKey));

interface Answer {
  readonly status: number;
  readonly type?: 'text/html; charset=utf-8';
  readonly policy?: string;
  readonly body: string;
}
const json = (status: number, value: unknown): Answer => ({ status, body: JSON.stringify(value) });

async function readBody(request: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > MAX_BODY) throw new Error('too large');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** The operator's calls, signed by the operator. */
function answerOperator(path: string, body: Buffer, signature: string): Answer {
  if (!verify('sha256', body, operatorKey, Buffer.from(signature, 'base64'))) return json(403, { error: 'signature' });
  if (path === '/game/list')
    return json(
      200,
      SAMPLE_GAMES.map(({ code, category }) => ({
        game_code: code,
        name: textsOf('en')[code as 'coin'],
        category,
        product: 'Sample',
        platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
        enabled: true,
        demo_support: true,
        blocked_countries: [],
      })),
    );
  const { game_code, token, lang, currency } = JSON.parse(body.toString()) as Readonly<Record<string, string | undefined>>;
  const query = new URLSearchParams({ lang: lang ?? 'en', currency: currency ?? DEMO_CURRENCY });
  if (token !== undefined) query.set('token', token);
  return json(200, { url: `${address()}/play/${encodeURIComponent(game_code ?? '')}?${query.toString()}` });
}

function showGame(url: URL): Answer {
  const game = SAMPLE_GAMES.find(({ code }) => url.pathname === `/play/${code}`);
  if (!game) return json(404, { error: 'game' });
  const [token, currency] = [url.searchParams.get('token'), url.searchParams.get('currency') ?? DEMO_CURRENCY];
  const nonce = randomBytes(16).toString('base64');
  const page = renderGamePage({
    game,
    language: url.searchParams.get('lang') ?? 'en',
    play: plays.open(game, token, currency),
    isDemo: token === null,
    currency: token === null ? '' : currency,
    nonce,
  });
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; frame-ancestors ${framedBy}`;
  return { status: 200, type: 'text/html; charset=utf-8', policy, body: page };
}

async function playRound(body: Buffer): Promise<Answer> {
  const { play, stake } = JSON.parse(body.toString()) as { play?: unknown; stake?: unknown };
  if (typeof play !== 'string' || !STAKES.includes(stake as 1)) return json(400, { error: 'stake' });
  const round = await plays.round(play, stake as number);
  if (round === undefined) return json(404, { error: 'play' });
  return round === null ? json(503, { error: 'wallet' }) : json(200, round);
}

async function answer(request: http.IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://sample');
  if (request.method === 'GET') return showGame(url);
  const body = await readBody(request);
  if (url.pathname === '/round') return playRound(body);
  const isCall = url.pathname === '/game/list' || url.pathname === '/game/url';
  return isCall ? answerOperator(url.pathname, body, String(request.headers['x-hub88-signature'] ?? '')) : json(404, { error: 'path' });
}

const server = http.createServer((request, response) => {
  void answer(request)
    .catch(() => json(400, { error: 'message' }))
    .then(({ status, type = 'application/json' as const, policy = "default-src 'none'", body }) => {
      response.writeHead(status, {
        'content-type': type,
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      response.end(body);
    });
});
const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

server.listen(Number(process.env.SAMPLE_PORT ?? 0), '127.0.0.1', () =>
  process.send?.({ address: address(), publicKey: publicKey.export({ type: 'spki', format: 'pem' }) }),
);
// The parent process has ended.
process.on('disconnect', () => process.exit(0));
