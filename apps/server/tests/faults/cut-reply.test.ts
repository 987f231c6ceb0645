import type { AddressInfo } from 'node:net';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrCreateSecret } from '../../src/platform/auth/secrets.ts';
import { signWebhook } from '../../src/platform/auth/webhook-signature.ts';
import { type Fault, startTcpProxy, type TcpProxy } from '../harness/fakes/tcp-proxy.ts';
import type { TestPlayer } from '../harness/test-player.ts';
import { type BettingWorld, ledgerFaults, readServiceToken, startBettingApp, wireLegs } from '../harness/worlds/betting-app.ts';

let world: BettingWorld;
let proxy: TcpProxy;
beforeAll(async () => {
  world = await startBettingApp({ matches: 5, liveMatches: 1, config: { withdrawalPlayedPercent: 0 } });
  await world.app.server.listen({ host: '127.0.0.1', port: 0 });
  proxy = await startTcpProxy((world.app.server.server.address() as AddressInfo).port);
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await proxy.close();
  await world.close();
});

const CUTS: readonly Fault[] = [
  { kind: 'cut-reply' },
  { kind: 'truncate', inside: 'head' },
  { kind: 'truncate', inside: 'body' },
  { kind: 'cut-request', afterBytes: 80 },
];

interface FinalReply {
  readonly status: number;
  readonly text: string;
  readonly attempts: number;
}

/** Sends until there is a whole answer; what is sent comes again from `make` each time, as a client decides that keeps its key or does not. */
async function sendUntilAnswered(
  path: string,
  make: () => { readonly headers: Record<string, string>; readonly body: string },
): Promise<FinalReply> {
  for (let attempts = 1; ; attempts++) {
    expect(attempts).toBeLessThan(10);
    try {
      const { headers, body } = make();
      const init = { method: 'POST', headers: { 'content-type': 'application/json', connection: 'close', ...headers }, body };
      const reply = await fetch(proxy.url + path, init);
      return { status: reply.status, text: await reply.text(), attempts };
    } catch (error) {
      // A connection that fell: nobody knows what became of the request.
      if (!(error instanceof TypeError)) throw error;
    }
  }
}

const count = async (table: 'bet' | 'payment', player: TestPlayer): Promise<number> => {
  const { rows } = await world.platform.pool.query<{ n: number }>(`select count(*)::int as n from ${table} where player_id = $1`, [
    player.id,
  ]);
  return rows[0]?.n ?? -1;
};

describe('T05 a connection that falls after the commit', () => {
  const deposit = (player: TestPlayer, key: () => string) =>
    sendUntilAnswered('/web-api/payments/deposit', () => ({
      headers: { cookie: `user_token=${player.token}` },
      body: JSON.stringify({ method: 'card', amount: '25.00', key: key() }),
    }));

  it('T05 deposit: asked for again with its key there is one payment, and the same body each time', async () => {
    const player = await world.player();
    const key = nanoid();
    proxy.script(...CUTS);
    const first = await deposit(player, () => key);
    expect(first).toMatchObject({ status: 200, attempts: CUTS.length + 1 });
    expect((await deposit(player, () => key)).text).toBe(first.text);
    expect(await count('payment', player)).toBe(1);
    // Planted: a client that makes up a new key for every attempt pays as often as its replies were cut.
    const careless = await world.player();
    proxy.script({ kind: 'cut-reply' }, { kind: 'cut-reply' });
    await deposit(careless, nanoid);
    expect(await count('payment', careless)).toBe(3);
    console.log(`T05 deposit n ${CUTS.length}, planted: caught`);
  });

  it('T05 withdrawal: asked for again with its key there is one, and the same body each time', async () => {
    const player = await world.player({ deposit: '100.00' });
    await world.platform.pool.query(
      "insert into kyc_status (player_id, status, verified_at, flow) values ($1, 'verified', now(), 'documents')",
      [player.id],
    );
    const ask = (key: () => string) =>
      sendUntilAnswered('/web-api/withdrawals', () => ({
        headers: { cookie: `user_token=${player.token}` },
        body: JSON.stringify({ method: 'wallet', amount: '25.00', key: key(), destination: 'acc-77812' }),
      }));
    const key = nanoid();
    proxy.script(...CUTS);
    const first = await ask(() => key);
    expect(first).toMatchObject({ status: 200, attempts: CUTS.length + 1 });
    expect((await ask(() => key)).text).toBe(first.text);
    expect([await count('payment', player), await player.balanceMinor()]).toEqual([1, 7_500n]);
    // Planted: a new key for every attempt takes the money as often as its replies were cut.
    proxy.script({ kind: 'cut-reply' });
    await ask(nanoid);
    expect(await player.balanceMinor()).toBe(2_500n);
    console.log(`T05 withdrawal n ${CUTS.length}, planted: caught`);
  });

  it("T05 the provider's word about a deposit: repeated after cut replies it credits once", async () => {
    const player = await world.player();
    const { payment } = JSON.parse((await deposit(player, nanoid)).text).data;
    const secret = await getOrCreateSecret(world.platform.pool, 'sandbox-webhook');
    const event = { eventId: nanoid(), paymentId: payment.id, sequence: 1, status: 'paid', amount: '25.00', currency: 'EUR' };
    const body = JSON.stringify(event);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = { 'x-timestamp': timestamp, 'x-signature': signWebhook(secret, timestamp, body) };
    proxy.script(...CUTS);
    const reply = await sendUntilAnswered('/webhooks/sandbox', () => ({ headers, body }));
    expect(reply).toMatchObject({ status: 200, attempts: CUTS.length + 1 });
    expect(await player.balanceMinor()).toBe(2_500n);
  });

  it('T05 bet: one stake, and the answer of the first attempt byte for byte', async () => {
    const player = await world.player({ deposit: '100' });
    const token = await readServiceToken(player);
    const place = (guid: () => string) =>
      sendUntilAnswered('/service-api/LiveBet/Secure/MakeBetWeb', () => ({
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ couponEvents: wireLegs([{ match: 1 }]), vid: 0, summ: '10.00', betGuid: guid() }),
      }));
    const betGuid = nanoid();
    proxy.script(...CUTS);
    const first = await place(() => betGuid);
    expect(first).toMatchObject({ status: 200, attempts: CUTS.length + 1 });
    expect((await place(() => betGuid)).text).toBe(first.text);
    expect([await count('bet', player), await player.balanceMinor()]).toEqual([1, 9_000n]);
    // Planted: new guids, one stake for each reply that was cut.
    proxy.script({ kind: 'cut-reply' }, { kind: 'cut-reply' });
    await place(nanoid);
    expect([await count('bet', player), await player.balanceMinor()]).toEqual([4, 6_000n]);
    console.log(`T05 bet n ${CUTS.length}, planted: caught`);
  });

  it('T05 a late reply is the same reply; a half-closed connection may lose it, never its effect', async () => {
    const player = await world.player();
    const key = nanoid();
    proxy.script({ kind: 'delay', ms: 30 });
    const late = await deposit(player, () => key);
    expect(late.attempts).toBe(1);
    proxy.script({ kind: 'half-close' });
    expect((await deposit(player, () => key)).text).toBe(late.text);
    const other = await world.player();
    proxy.script({ kind: 'half-close' }, { kind: 'half-close' });
    const reply = await deposit(other, () => key);
    expect([reply.status, await count('payment', other)]).toEqual([200, 1]);
  });
});
