import { createRandom, type Random } from '@touchline/kernel/random';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../src/platform/db/free-port.ts';
import { type BuiltServer, startBuiltServer } from '../harness/built-server.ts';
import { RUN_SEED } from '../harness/run-seed.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import type { TestPlayer } from '../harness/test-player.ts';
import { readServiceToken } from '../harness/worlds/betting-app.ts';

const PLAYERS = 8;
const KILLS = Number(process.env.KILLS ?? 3);
const DEPOSIT_MINOR = 100_000n;
/** Rounds that end between two kills at least. */
const BETWEEN = 10;
const JITTER_MS = 300;
const PATIENCE_MS = 180_000;
const ATTEMPT_MS = 10_000;
const PAUSE_MS = 50;
/** Of a player: what one may play in a minute is limited. */
const ROUND_MS = 250;

let bank: TestApp;
let server: BuiltServer | undefined;
beforeAll(async () => {
  bank = await startTestApp({ roles: ['api'] });
});
afterAll(async () => {
  await server?.kill();
  await bank.close();
});

interface PlayedRound {
  readonly round: string;
  readonly status: 'open' | 'over';
  readonly stake: string;
  readonly returned: string | null;
  readonly actions: readonly unknown[];
}

/** The ended rounds as players were answered, and how often a request was sent again. */
interface Load {
  readonly ended: Map<string, PlayedRound>;
  retried: number;
  stopped: boolean;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Sends until there is an answer about the round itself: the same request each time, as a client does that was cut off. */
async function askUntilAnswered(load: Load, token: string, url: string, body: object): Promise<PlayedRound> {
  const until = performance.now() + PATIENCE_MS;
  for (let attempt = 0; performance.now() < until; attempt += 1) {
    if (attempt > 0) await pause(PAUSE_MS);
    if (attempt === 1) load.retried += 1;
    try {
      const reply = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ATTEMPT_MS),
      });
      const answer = (await reply.json()) as { code?: string; data?: { round: PlayedRound } };
      if (answer.data) return answer.data.round;
      if (reply.status !== 503 && reply.status !== 429) throw new TypeError(`refused: ${reply.status} ${answer.code}`);
    } catch (error) {
      // A connection that breaks is a TypeError too, but for the words.
      if (error instanceof TypeError && error.message.startsWith('refused')) throw error;
    }
  }
  throw new Error(`no answer from ${url}`);
}

async function playUntilStopped(load: Load, random: Random, url: string, token: string): Promise<void> {
  const rounds = `${url}/web-api/casino/rounds`;
  while (!load.stopped) {
    const mines = random.chance(0.7);
    const [game, options] = mines ? ['mines', { mines: 2 }] : ['dice', { over: 5_000 }];
    let round = await askUntilAnswered(load, token, rounds, { game, guid: nanoid(), stake: '1.00', options });
    for (let step = 0; round.status === 'open'; step += 1) {
      const action = step > 1 ? { cashOut: true } : { open: step };
      round = await askUntilAnswered(load, token, `${rounds}/${round.round}/actions`, { step, action });
    }
    load.ended.set(round.round, round);
    await pause(ROUND_MS);
  }
}

it(`T55 SIGKILL in the midst of rounds ${KILLS} times: each is resumed where it stood and settled once`, async () => {
  const random = createRandom(RUN_SEED);
  const port = String(await freePort());
  const start = async (): Promise<string> => {
    server = await startBuiltServer({ args: ['--roles=api'], env: { PORT: port, DATABASE_URL: bank.databaseUrl, DEMO: '0' } });
    return server.url;
  };
  const url = await start();
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => bank.player({ deposit: '1000.00' })));
  const load: Load = { ended: new Map(), retried: 0, stopped: false };
  const clients = await Promise.all(
    players.map(async (player, i) => ({ token: await readServiceToken(player), random: createRandom(RUN_SEED, i) })),
  );
  const playing = Promise.all(clients.map((client) => playUntilStopped(load, client.random, url, client.token)));
  const roundsEnd = async (): Promise<void> => {
    const before = load.ended.size;
    await Promise.race([
      expect.poll(() => load.ended.size, { timeout: PATIENCE_MS, interval: 20 }).toBeGreaterThan(before + BETWEEN),
      playing.then(() => expect.unreachable('players play until they are stopped')),
    ]);
  };
  await roundsEnd();
  for (let n = 0; n < KILLS; n += 1) {
    await pause(random.next() * JITTER_MS);
    await server?.kill();
    await start();
    await roundsEnd();
  }
  load.stopped = true;
  await playing;
  console.log(`T55 seed ${RUN_SEED}, kills ${KILLS}, rounds ${load.ended.size}, retried ${load.retried}`);
  expect(load.retried).toBeGreaterThan(0);
  await expectSettledOnce(players, load);
});

const minorOf = (text: string): bigint => BigInt(text.replace('.', ''));

async function expectSettledOnce(players: readonly TestPlayer[], load: Load): Promise<void> {
  const { rows } = await bank.platform.pool.query<{
    id: string;
    status: string;
    staked: bigint;
    paid: bigint;
    stakes: number;
    returns: number;
  }>(
    `select r.id::text, r.status, (select sum(s) from unnest(r.stakes) s)::bigint as staked, r.return_minor as paid,
       (select count(*) from ledger_transaction t where t.idempotency_key like 'casino-' || r.id || '-stake-%')::int as stakes,
       (select count(*) from ledger_transaction t where t.idempotency_key = 'casino-' || r.id || '-return')::int as returns
     from casino_round r order by r.id`,
  );
  // No round that a player was answered is missing, and no other one is there.
  expect(rows.map(({ id }) => id).toSorted()).toEqual([...load.ended.keys()].toSorted());
  for (const row of rows) {
    const answered = load.ended.get(row.id);
    expect(row).toMatchObject({ status: 'over', staked: 100n, stakes: 1, returns: row.paid > 0n ? 1 : 0 });
    expect(minorOf(answered?.returned ?? '-1')).toBe(row.paid);
  }
  const held = (await Promise.all(players.map((player) => player.balanceMinor()))).reduce((sum, minor) => sum + minor, 0n);
  const gain = rows.reduce((sum, { staked, paid }) => sum - staked + paid, 0n);
  expect(held).toBe(BigInt(players.length) * DEPOSIT_MINOR + gain);
  const { rows: gaps } = await bank.platform.pool.query(
    `select s.id from casino_seed s left join casino_round r on r.seed_id = s.id group by s.id having count(r.id) <> s.nonce or coalesce(max(r.nonce), 0) <> s.nonce`,
  );
  expect(gaps).toEqual([]);
  expect((await bank.app.features.wallet.checkLedger()).faults).toEqual([]);
}
