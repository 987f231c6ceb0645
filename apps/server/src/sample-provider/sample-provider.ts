// A provider of games in a process of its own. It knows the operator by the public contract alone: signed messages over HTTP, both ways.
import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderBookPage } from './book-page.ts';
import { SAMPLE_GAMES } from './games.ts';
import { createJackpot } from './jackpot.ts';
import { createOperatorDesk, DEMO_CURRENCY } from './operator-desk.ts';
import { renderGamePage, STAKES } from './page.ts';
import { createPlays, type Money } from './plays.ts';
import { openPurses } from './purses.ts';
import { createRewards } from './rewards.ts';
import { createWalletClient } from './wallet-client.ts';

const BOOK_PATH = '/books/cherry-books/index.html';
const MAX_BODY = 64 * 1024;

const walletUrl = new URL(process.env.SAMPLE_WALLET_URL ?? '');
const operatorKey = createPublicKey(process.env.SAMPLE_OPERATOR_KEY ?? '');
const framedBy = process.env.SAMPLE_FRAMED_BY ?? "'self'";
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const purses = openPurses(process.env.SAMPLE_PURSES ?? '');
const rewards = createRewards();
const jackpot = createJackpot('stars');
const plays = createPlays({ wallet: createWalletClient(walletUrl, privateKey), purses, rewards, jackpot });
const desk = createOperatorDesk({ operatorKey, purses, rewards, jackpot, address: () => address() });

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

/** The money that a page plays with; undefined where its launch is not known any more. */
function moneyOf(query: URLSearchParams): Money | undefined {
  const [token, purse] = [query.get('token'), query.get('purse')];
  if (purse !== null) return desk.findLaunch(purse)?.money;
  if (token === null) return 'demo';
  return desk.findLaunch(token)?.money ?? { token };
}

/** The page of the sample book: it asks the site that its launch names, and nobody else. */
function showBook(url: URL): Answer {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; connect-src ${framedBy}; base-uri 'none'; frame-ancestors ${framedBy}`;
  const body = renderBookPage(url.searchParams.get('lang') ?? 'en', nonce);
  return { status: 200, type: 'text/html; charset=utf-8', policy, body };
}

function showGame(url: URL): Answer {
  if (url.pathname === BOOK_PATH) return showBook(url);

  const game = SAMPLE_GAMES.find(({ code }) => url.pathname === `/play/${code}`);
  const money = moneyOf(url.searchParams);
  if (!game || !money) return json(404, { error: 'game' });
  const currency = desk.findLaunch(url.searchParams.get('purse') ?? '')?.currency ?? url.searchParams.get('currency') ?? DEMO_CURRENCY;
  const nonce = randomBytes(16).toString('base64');
  const page = renderGamePage({
    game,
    language: url.searchParams.get('lang') ?? 'en',
    play: plays.open(game, money, currency),
    isDemo: money === 'demo',
    currency: money === 'demo' ? '' : currency,
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
  const told = desk.answer(url.pathname, body, String(request.headers['x-hub88-signature'] ?? ''));
  if (told === undefined) return json(404, { error: 'path' });
  return told === null ? json(403, { error: 'signature' }) : json(200, told);
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
