import { seedHash } from '@touchline/casino/draws/seeded-draws';
import { drawTrigger } from '@touchline/casino/jackpots/jackpot-draws';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { JackpotDrop, JackpotView, JackpotWin } from '@touchline/contract/casino/jackpot-shapes';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { addTestBrand } from '../../../../tests/harness/test-brand.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';

let test: TestApp;
/** A second process over the same database, which knows of no drop of the first. */
let other: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  other = await startTestApp({ databaseUrl: test.databaseUrl, roles: ['api'] });
});
afterAll(async () => {
  expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  await other.close();
  await test.close();
});

const KENO = { game: 'keno', stake: '1000.00', options: { risk: 'low', picks: [1, 2, 3] } };

async function ask(app: TestApp, player: TestPlayer, url: string, payload?: object) {
  const reply = await app.request({
    method: payload ? 'POST' : 'GET',
    url: `/web-api/casino${url}`,
    ...(payload && { payload }),
    headers: { cookie: `user_token=${player.token}` },
    remoteAddress: `10.8.${Math.floor(Number(player.id) / 250) % 250}.${Number(player.id) % 250}`,
  });
  return { status: reply.statusCode, body: reply.json() };
}
interface Offer {
  readonly currency: string;
  readonly jackpots: readonly JackpotView[];
  readonly drops: readonly JackpotDrop[];
  readonly games: readonly string[];
  readonly sharePpm: number;
}
const readOffer = async (player: TestPlayer): Promise<Offer> => (await ask(test, player, '/jackpots')).body.data;

/** Gives a player so much of the house's money, as an operator might. */
const give = (player: TestPlayer, currency: string, amountMinor: bigint) =>
  test.app.features.wallet.postTransaction(test.platform.pool, {
    key: `test-${nanoid()}`,
    kind: 'manual-credit',
    entries: [
      { account: { kind: 'player-main', playerId: player.id, currency }, amountMinor },
      { account: { kind: 'house-manual', playerId: null, currency }, amountMinor: -amountMinor },
    ],
  });

/** Of pots the grand alone: a small one drops at its secret trigger, now and then beside it. */
const grandsOf = <T extends Pick<JackpotWin, 'tier' | 'amount'>>(pots: readonly T[]): T[] => pots.filter(({ tier }) => tier === 'grand');

interface TierSums {
  readonly tier: string;
  readonly rate: number;
  readonly paid: bigint;
  readonly held: bigint;
  readonly seeds: bigint;
  readonly remainder: number;
}

/** Every tier of a currency: what its pots paid, hold, and began with. */
async function readTiers(currency: string): Promise<readonly TierSums[]> {
  const { rows } = await test.platform.pool.query<TierSums>(
    `select tier, max(rate_ppm) as rate, coalesce(sum(amount_minor) filter (where status = 'dropped'), 0)::bigint as paid,
       sum(amount_minor) filter (where status = 'filling')::bigint as held, sum(seed_minor) filter (where status <> 'waiting')::bigint as seeds,
       sum(remainder_ppm) filter (where status = 'filling')::int as remainder
     from casino_jackpot where brand_id = 1 and currency = $1 group by tier order by tier`,
    [currency],
  );
  return rows;
}

/** No millionth of what was staked is lost: pots hold and have paid what the rate says. */
async function expectExact(currency: string): Promise<void> {
  const { rows } = await test.platform.pool.query<{ staked: bigint }>(
    'select coalesce(sum(stakes[1]), 0)::bigint as staked from casino_round where currency = $1 and jackpots is not null',
    [currency],
  );
  for (const { rate, paid, held, seeds, remainder, tier } of await readTiers(currency))
    expect((paid + held - seeds) * 1_000_000n + BigInt(remainder), tier).toBe((rows[0]?.staked ?? 0n) * BigInt(rate));
}

describe('jackpots of the house', () => {
  it('500 rounds of six players in two processes: every pot drops at its promised trigger, for one round, and nothing is lost', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => test.player()));
    await Promise.all(players.map((player) => give(player, 'EUR', 20_000_000n)));
    const before = await readOffer(players[0] as TestPlayer);
    expect(before.jackpots.map(({ tier, amount }) => [tier, amount])).toEqual([
      ['mini', '10.00'],
      ['minor', '50.00'],
      ['major', '500.00'],
      ['grand', '5000.00'],
    ]);
    const won: { tier: string; amount: string }[] = [];
    const play = async (player: TestPlayer, i: number): Promise<void> => {
      const { status, body } = await ask(i % 2 === 0 ? test : other, player, '/rounds', { ...KENO, guid: nanoid() });
      expect(status, JSON.stringify(body)).toBe(200);
      won.push(...body.data.round.jackpots);
    };
    await Promise.all(
      players.map(async (player, n) => {
        for (let i = 0; i < 84; i += 2) await Promise.all([play(player, n), play(player, n + 1)]);
      }),
    );
    const { drops, jackpots } = await readOffer(players[0] as TestPlayer);
    expect(jackpots.map(({ tier }) => tier)).toEqual(before.jackpots.map(({ tier }) => tier));
    // 504,000.00 were staked: the mini drops after at most 40,000.00 of it.
    expect(drops.filter(({ tier }) => tier === 'mini').length).toBeGreaterThanOrEqual(12);
    const told = (list: readonly { tier: string; amount: string }[]) => list.map(({ tier, amount }) => `${tier} ${amount}`).sort();
    expect(told(drops)).toEqual(told(won));
    for (const { kind, secret, promise, tier, number, seed, cap, amount, trigger, ratePpm } of drops) {
      if (kind !== 'mystery' || secret === null) continue;
      const [seedMinor, capMinor] = [seed, cap ?? ''].map((text) => BigInt(text.replace('.', ''))) as [bigint, bigint];
      expect(seedHash(secret)).toBe(promise);
      expect(drawTrigger(secret, tier, number, { kind, seedMinor, capMinor, ratePpm })).toBe(BigInt(amount.replace('.', '')));
      expect(trigger).toBe(amount);
    }
    expect(drops.every(({ kind, secret }) => (kind === 'mystery') === (secret !== null))).toBe(true);
    expect(jackpots.every(({ secret, trigger }) => secret === null && trigger === null)).toBe(true);
    await expectExact('EUR');
    const { rows } = await test.platform.pool.query<{ logged: number }>(
      "select count(*)::int as logged from casino_jackpot j where kind = 'mystery' and not exists (select from commitment c where c.promise = j.promise)",
    );
    expect(rows[0]?.logged).toBe(0);
  });

  it('one by chance is won by the draw of the round, paid whole, told to repeats and in the receipt', async () => {
    const player = await test.player({ currencyId: currencyByCode('USD')?.id ?? 0 });
    await give(player, 'USD', 100_000n);
    await readOffer(player);
    await test.platform.pool.query("update casino_jackpot set odds_minor = 1 where currency = 'USD' and kind = 'chance'");
    const body = { ...KENO, stake: '1.00', guid: nanoid() };
    const first = await ask(test, player, '/rounds', body);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const { round, balance } = first.body.data;
    expect(round.jackpots).toEqual([{ pot: expect.any(String), tier: 'grand', amount: '5000.00' }]);
    expect(Number(balance)).toBeCloseTo(1_000 - 1 + Number(round.returned) + 5_000, 6);
    for (const app of [test, other]) expect(await ask(app, player, '/rounds', body)).toEqual(first);
    const receipt = (await ask(test, player, `/rounds/${round.round}`)).body.data;
    expect(receipt.pots.map(({ tier, won }: { tier: string; won: string | null }) => [tier, won])).toEqual([
      ['mini', null],
      ['minor', null],
      ['major', null],
      ['grand', '5000.00'],
    ]);
    const { rows } = await test.platform.pool.query<{ id: string; key: string; added: bigint }>(
      `select t.id::text, t.idempotency_key as key, (sum(e.amount_minor) filter (where a.kind = 'house-game-jackpots'))::bigint as added
       from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.account_id
       where t.idempotency_key like 'casino-' || $1 || '-%' group by t.id, t.idempotency_key order by t.id`,
      [round.round],
    );
    const [stake, drop] = rows;
    expect([drop?.key, drop?.added]).toEqual([`casino-${round.round}-jackpot`, -500_000n]);
    expect(receipt.movements.slice(0, 2)).toEqual([
      { movement: stake?.id, kind: 'stake', amount: '1.00' },
      { movement: drop?.id, kind: 'jackpot', amount: '5000.00' },
    ]);
    // Of 1.00 the rates give 0.25 of a cent: nothing yet, and no millionth of it is lost.
    expect(receipt.fed).toEqual({ movement: stake?.id, amount: '0.00' });
    await expectExact('USD');
  });

  it('what a round adds to the pots stands in its receipt with its movement', async () => {
    const player = await test.player({ deposit: '500.00' });
    const { body } = await ask(test, player, '/rounds', { ...KENO, stake: '100.00', guid: nanoid() });
    const receipt = (await ask(test, player, `/rounds/${body.data.round.round}`)).body.data;
    expect(receipt.fed.amount).toBe('0.25');
    const { rows } = await test.platform.pool.query<{ added: bigint }>(
      `select e.amount_minor as added from ledger_entry e join ledger_account a on a.id = e.account_id
       where e.transaction_id = $1 and a.kind = 'house-game-jackpots'`,
      [receipt.fed.movement],
    );
    expect(rows).toEqual([{ added: BigInt(receipt.fed.amount.replace('.', '')) }]);
  });

  it('two players at once, in two processes, for one pot: one of them wins it', async () => {
    const currency = 'PLN';
    const players = await Promise.all([1, 2].map(() => test.player({ currencyId: currencyByCode(currency)?.id ?? 0 })));
    await Promise.all(players.map((player) => give(player, currency, 100_000n)));
    await readOffer(players[0] as TestPlayer);
    await test.platform.pool.query(
      "update casino_jackpot set odds_minor = 1 where currency = $1 and kind = 'chance' and status = 'filling'",
      [currency],
    );
    const replies = await Promise.all(
      players.map((player, i) => ask(i === 0 ? test : other, player, '/rounds', { ...KENO, stake: '10.00', guid: nanoid() })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const won = replies.flatMap(({ body }) => grandsOf<JackpotWin>(body.data.round.jackpots));
    expect(won).toHaveLength(1);
    const { drops } = await readOffer(players[0] as TestPlayer);
    expect(grandsOf(drops)).toMatchObject([{ number: 1, amount: won[0]?.amount }]);
    await expectExact(currency);
  });

  it('a connection that dies between a win and its posting leaves neither, and the same request wins once', async () => {
    const currency = 'AED';
    const player = await test.player({ currencyId: currencyByCode(currency)?.id ?? 0 });
    await give(player, currency, 1_000_000n);
    await readOffer(player);
    const { pool } = test.platform;
    await pool.query("update casino_jackpot set odds_minor = 1 where currency = $1 and kind = 'chance' and status = 'filling'", [currency]);
    const before = await readTiers(currency);
    await pool.query(
      `create function test_die() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`,
    );
    await pool.query(
      `create trigger test_die before insert on ledger_transaction for each row when (new.idempotency_key like 'casino-%-jackpot')
       execute function test_die()`,
    );
    const body = { ...KENO, stake: '100.00', guid: nanoid() };
    const died = await ask(test, player, '/rounds', body);
    expect(died.status).toBeGreaterThanOrEqual(500);
    expect(await readTiers(currency)).toEqual(before);
    expect((await pool.query('select from casino_round where player_id = $1', [player.id])).rowCount).toBe(0);
    await pool.query('drop function test_die() cascade');
    const replies = await Promise.all([test, other, test].map((app) => ask(app, player, '/rounds', body)));
    expect(replies.map(({ status, body: reply }) => [status, grandsOf(reply.data?.round.jackpots ?? []).length])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ]);
    const { rows } = await pool.query<{ posted: number }>(
      "select count(*)::int as posted from ledger_transaction where idempotency_key = 'casino-' || $1 || '-jackpot'",
      [replies[0]?.body.data.round.round],
    );
    expect(rows).toEqual([{ posted: 1 }]);
    await expectExact(currency);
  });

  it('each brand has pots of its own, which its own house fills', async () => {
    const host = await addTestBrand(test.platform, { id: 2 });
    const player = await test.player({ deposit: '500.00', host });
    const ofFirst = await readTiers('EUR');
    const played = await player.request({
      method: 'POST',
      url: '/web-api/casino/rounds',
      payload: { ...KENO, stake: '100.00', guid: nanoid() },
    });
    expect(played.statusCode, played.body).toBe(200);
    const receipt = (await player.request({ url: `/web-api/casino/rounds/${played.json().data.round.round}` })).json().data;
    const { rows } = await test.platform.pool.query<{ kind: string; brand: number; added: bigint }>(
      `select distinct a.kind, a.brand_id as brand, (e.amount_minor * sign(e.amount_minor))::bigint as added
       from ledger_entry e join ledger_transaction t on t.id = e.transaction_id join ledger_account a on a.id = e.account_id
       where a.kind in ('house-game-jackpots', 'house-bonus')
         and (t.id = $1 or t.idempotency_key in (select 'jackpot-' || p || '-seed' from unnest($2::text[]) p))
       order by a.kind, added`,
      [receipt.fed.movement, receipt.pots.map(({ pot }: { pot: string }) => pot)],
    );
    const seeds = [1_000n, 5_000n, 50_000n, 500_000n];
    const entry = (kind: string) => (added: bigint) => ({ kind, brand: 2, added });
    expect(rows).toEqual([...seeds.map(entry('house-bonus')), ...[25n, ...seeds].map(entry('house-game-jackpots'))]);
    expect(await readTiers('EUR')).toEqual(ofFirst);
  });

  it('who is excluded feeds none and wins none', async () => {
    const player = await test.player({ deposit: '50.00' });
    await player.exclude();
    const before = await readTiers('EUR');
    expect((await ask(test, player, '/rounds', { ...KENO, stake: '1.00', guid: nanoid() })).body.code).toBe('self_excluded');
    expect(await readTiers('EUR')).toEqual(before);
  });

  it('what a player owes is repaid from a jackpot', async () => {
    const player = await test.player({ currencyId: currencyByCode('GBP')?.id ?? 0 });
    await give(player, 'GBP', 100_000n);
    await readOffer(player);
    await test.platform.pool.query("update casino_jackpot set odds_minor = 1 where currency = 'GBP' and kind = 'chance'");
    await test.platform.pool.query('select wallet_player_account($1, $2, $3, null)', [player.id, 'player-debt', 'GBP']);
    await test.app.features.wallet.postTransaction(test.platform.pool, {
      key: `test-${nanoid()}`,
      kind: 'settlement',
      entries: [
        { account: { kind: 'player-debt', playerId: player.id, currency: 'GBP' }, amountMinor: -40_000n },
        { account: { kind: 'house-payouts', playerId: null, currency: 'GBP' }, amountMinor: 40_000n },
      ],
    });
    const { body } = await ask(test, player, '/rounds', { ...KENO, stake: '1.00', guid: nanoid() });
    const { round, balance } = body.data;
    expect(Number(balance)).toBeCloseTo(1_000 - 1 + Number(round.returned) + Number(round.jackpots[0].amount) - 400, 6);
  });

  it.each([
    ['DE', 'keno', KENO.options],
    ['CY', 'dice', { over: 5_000 }],
  ])('who lives in %s and plays %s feeds none and wins none', async (country, game, options) => {
    const player = await test.player({ country, identified: true, deposit: '50.00' });
    const before = await readTiers('EUR');
    const reply = await ask(test, player, '/rounds', { game, stake: '1.00', options, guid: nanoid() });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(reply.body.data.round.jackpots).toEqual([]);
    expect((await ask(test, player, `/rounds/${reply.body.data.round.round}`)).body.data.pots).toEqual([]);
    expect(await readTiers('EUR')).toEqual(before);
  });

  it('the law of Germany allows no jackpots: none is shown, and no return promises one', async () => {
    const german = await test.player({ country: 'DE', identified: true });
    expect(await readOffer(german)).toMatchObject({ jackpots: [], drops: [], games: [], sharePpm: 0 });
    const sharesOf = async (player: TestPlayer): Promise<Record<string, number>> => {
      const { games } = (await ask(test, player, '/games')).body.data;
      return Object.fromEntries(games.map(({ game, jackpotPpm }: { game: string; jackpotPpm: number }) => [game, jackpotPpm]));
    };
    expect(Object.values(await sharesOf(german)).every((ppm) => ppm === 0)).toBe(true);
    const { sharePpm } = await readOffer(await test.player());
    expect(await sharesOf(await test.player())).toMatchObject({ keno: sharePpm, dice: 0, 'coral-garden': sharePpm });
  });

  it('a round that is refused feeds nothing', async () => {
    const player = await test.player();
    const before = await readTiers('EUR');
    expect((await ask(test, player, '/rounds', { ...KENO, guid: nanoid() })).body.code).toBe('insufficient_funds');
    expect(await readTiers('EUR')).toEqual(before);
  });
});
