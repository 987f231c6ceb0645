import { createHash } from 'node:crypto';
import { bingoRoom } from '@touchline/casino/bingo/bingo-rooms';
import type { PlayedGame } from '@touchline/casino/bingo/play-game';
import { ticketCards } from '@touchline/casino/bingo/ticket-cards';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { BingoGameView } from '@touchline/contract/bingo/shapes';
import { nanoid } from 'nanoid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { WireReply } from '../../../tests/harness/request-over.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { type BingoWorld, startBingoWorld } from '../../../tests/harness/worlds/bingo-app.ts';

let world: BingoWorld;
beforeAll(async () => {
  world = await startBingoWorld();
});
afterAll(async () => {
  expect((await world.app.features.wallet.checkLedger()).faults).toEqual([]);
  await world.close();
});

/** Each room's account holds the stakes of games that are not over, and what games that are have yet to pay. */
async function roomsAreWhole(): Promise<void> {
  const { rows } = await world.platform.pool.query<{ room: string; held: bigint; due: bigint }>(
    `select r.room,
       (select coalesce(sum(e.amount_minor), 0)::bigint from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind = 'house-' || r.room) as held,
       coalesce((
         select sum(p.stake_base_minor) from bingo_purchase p join bingo_game g on g.id = p.game_id
         where g.room = r.room and (g.status in ('open', 'playing') or g.status = 'off' and p.status = 'open')), 0)::bigint
       + coalesce((
         select sum(g.payout_base_minor) - coalesce(sum(w.paid), 0) from bingo_game g
         left join lateral (select sum(p.payout_base_minor) as paid from bingo_purchase p where p.game_id = g.id) w on true
         where g.room = r.room and g.status = 'settled'), 0)::bigint as due
     from (values ('bingo-90'), ('bingo-75')) r (room)`,
  );
  for (const { room, held, due } of rows) expect(held, room).toBe(due);
}
afterEach(roomsAreWhole);

const codeOf = (reply: WireReply): string => (reply.statusCode === 200 ? '200' : reply.json().code);
const rich = (more: object = {}): Promise<TestPlayer> => world.player({ deposit: '20.00', ...more });
/** Somebody else with a ticket, as nobody plays alone. */
const joinGame = async (game: BingoGameView): Promise<void> => {
  const bought = await world.buy(await rich(), game, 1);
  expect(bought.statusCode, bought.body).toBe(200);
};
/** The amount that a whole game pays to some of its cards. */
const wonBy = ({ prizes }: PlayedGame, isOwn: (card: number) => boolean): bigint =>
  prizes.reduce(
    (sum, { cards, paidMinor }) => sum + cards.reduce((own, card, i) => own + (isOwn(card) ? (paidMinor[i] ?? 0n) : 0n), 0n),
    0n,
  );
const balances = (players: readonly TestPlayer[]): Promise<bigint[]> => Promise.all(players.map((player) => player.balanceMinor()));

describe('S227 rooms of bingo', () => {
  it('are offered with their next games, the promises of them and the price of a ticket', async () => {
    const { rooms } = (await world.request({ url: '/web-api/bingo' })).json().data;
    expect(
      rooms.map(({ room, ticketPrice, open }: { room: string; ticketPrice: string; open: object[] }) => [room, ticketPrice, open.length]),
    ).toEqual([
      ['bingo-90', '0.60', 6],
      ['bingo-75', '0.20', 6],
    ]);
    expect(rooms[0].open[0]).toMatchObject({ status: 'open', seed: null, balls: [], players: 0, tickets: 0, sales: '0.00', beganAt: null });
    const { rows } = await world.platform.pool.query(
      "select count(*)::int as missing from bingo_game g where not exists (select from commitment c where c.promise = g.seed_hash and c.kind = 'bingo-game')",
    );
    expect(rows).toEqual([{ missing: 0 }]);
  });

  it('tell a ball when it has come by the clock, and neither ball nor winner before', async () => {
    const game = await world.fresh('bingo-90');
    const player = await rich();
    await world.buy(player, game, 3);
    await joinGame(game);
    const { balls, prizes } = await world.foresee(game);
    await world.expire(game);
    await world.app.features.bingo.runDue();
    const [line] = prizes;
    for (const seen of [0, 1, (line?.ball ?? 0) - 1, line?.ball ?? 0, balls.length - 1]) {
      await world.passBalls(game, seen);
      const now = await world.game(game.gameId);
      expect([now.status, now.seed, now.balls]).toEqual(['playing', null, balls.slice(0, seen)]);
      expect(now.prizes.map(({ won }) => won?.cards ?? null)).toEqual(prizes.map(({ ball, cards }) => (ball <= seen ? cards : null)));
    }
    // Purchases stay open, and the list of what was sold is not public, before the last ball.
    const { sold } = (await world.request({ url: `/web-api/bingo/games/${game.gameId}` })).json().data;
    expect([sold, (await world.purchasesOf(player))[0]?.status]).toEqual([null, 'open']);
    await world.passBalls(game, balls.length);
    await world.app.features.bingo.runDue();
    expect(await world.game(game.gameId)).toMatchObject({ status: 'settled', balls });
  });

  it('draw what was promised, which everybody can work out from the seed and what was sold', async () => {
    const game = await world.fresh('bingo-75');
    const players = [await rich(), await rich()];
    for (const [i, player] of players.entries()) await world.buy(player, game, 2, { buyerSeed: `buyer-number-${i}` });
    const settled = await world.run(game);
    expect(
      createHash('sha256')
        .update(settled.seed ?? '')
        .digest('hex'),
    ).toBe(game.seedHash);
    const { sold } = (await world.request({ url: `/web-api/bingo/games/${game.gameId}` })).json().data;
    expect(sold).toEqual([0, 0, 1, 1].map((buyer, i) => ({ number: i + 1, buyerSeed: `buyer-number-${buyer}` })));
    const [own] = await world.purchasesOf(players[1] as TestPlayer);
    const drawn = { room: bingoRoom('bingo-75'), number: game.number, serverSeed: settled.seed ?? '' };
    expect(own?.cards).toEqual([3, 4].map((number) => ({ number, cells: ticketCards(drawn, { number, buyerSeed: 'buyer-number-1' })[0] })));
    const { games } = (await world.request({ url: '/web-api/bingo/games?room=bingo-75' })).json().data;
    expect(games[0]).toEqual(settled);
    // Another one has taken its place at the end of the schedule.
    expect((await world.room('bingo-75')).open.length).toBe(6);
    expect((await world.room('bingo-75')).last).toEqual(settled);
  });
});

describe('tickets', () => {
  it('cost their number, once for their guid, and have cards at once', async () => {
    const player = await rich();
    const game = await world.fresh('bingo-90');
    const guid = nanoid();
    const bought = await world.buy(player, game, 2, { guid });
    expect(bought.json().data, bought.body).toMatchObject({
      balance: '18.80',
      purchase: { stake: '1.20', firstTicket: 1, status: 'open' },
    });
    const { cards } = bought.json().data.purchase;
    expect(cards.map(({ number }: { number: number }) => number)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    // A strip has each number once.
    const strip = cards.slice(0, 6).flatMap(({ cells }: { cells: (number | null)[] }) => cells.filter((cell) => cell !== null));
    expect(strip.toSorted((a: number, b: number) => a - b)).toEqual(Array.from({ length: 90 }, (_, i) => i + 1));
    expect((await world.buy(player, game, 2, { guid })).json().data).toEqual(bought.json().data);
    expect(codeOf(await world.buy(player, game, 1, { guid }))).toBe('bet_guid_reused');
    expect(await player.balanceMinor()).toBe(1_880n);
    expect(await world.purchasesOf(player)).toEqual([bought.json().data.purchase]);
    expect(await world.game(game.gameId)).toMatchObject({ players: 1, tickets: 2, sales: '1.20' });
    expect(await world.app.features.bingo.hasOpenTickets(BigInt(player.id))).toBe(true);
  });
  it('of a game are as many as a player may have, however many ask at once', async () => {
    const player = await rich();
    const { open } = await world.room('bingo-75');
    const [, later] = open;
    if (!later) throw new Error('tickets are sold ahead');
    const codes = (await Promise.all([4, 4, 4, 4].map((tickets) => world.buy(player, later, tickets)))).map(codeOf);
    expect(codes.toSorted()).toEqual(['200', 'bingo_tickets', 'bingo_tickets', 'bingo_tickets']);
    const refused = await world.buy(player, later, 3);
    expect(refused.json().errors).toMatchObject([{ code: 'bingo_tickets', accepted: { max: 2 } }]);
    expect(codeOf(await world.buy(player, later, 2))).toBe('200');
    expect(await world.game(later.gameId)).toMatchObject({ players: 1, tickets: 6 });
  });
  it('in another currency cost their round amount', async () => {
    const player = await world.player({ deposit: '1000', currencyId: currencyByCode('RUB')?.id ?? 0 });
    const bought = await world.buy(player, await world.next('bingo-90'), 1);
    expect(bought.json().data.purchase, bought.body).toMatchObject({ currency: 'RUB', stake: '60.00' });
  });
  it.each([
    [{ tickets: 0 }, 'tickets'],
    [{ tickets: 7 }, 'tickets'],
    [{ guid: 'short' }, 'guid'],
    [{ buyerSeed: 'with : colon' }, 'buyerSeed'],
    [{ gameId: 'x' }, 'gameId'],
  ])('%j are refused and name %s', async (body, field) => {
    const player = await rich();
    const reply = await world.buy(player, await world.next('bingo-90'), 1, body);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().validation_errors)).toEqual([field]);
    expect(await player.balanceMinor()).toBe(2_000n);
  });
  it('are refused for a game that is not there, that has begun, or without the money', async () => {
    const player = await world.player({ deposit: '0.30' });
    const game = await world.next('bingo-90');
    expect(codeOf(await world.buy(player, { ...game, gameId: '999999' }, 1))).toBe('bingo_game_unknown');
    expect(codeOf(await world.buy(player, game, 1))).toBe('insufficient_funds');
    await world.expire(game);
    expect(codeOf(await world.buy(player, game, 1))).toBe('bingo_closed');
    await world.run(game);
    expect(codeOf(await world.buy(player, game, 1))).toBe('bingo_closed');
  });
  it('are judged as every stake is: law, identification, limits and exclusion', async () => {
    const game = await world.next('bingo-90');
    const abroad = await rich({ country: 'KZ', identified: true });
    expect((await abroad.request({ url: '/web-api/bingo' })).json().data.rooms).toEqual([]);
    expect(codeOf(await world.buy(abroad, game, 1))).toBe('casino_closed');
    const unknown = await rich({ country: 'GB' });
    expect(codeOf(await world.buy(unknown, game, 1))).toBe('identity_required_to_play');
    const player = await rich();
    const limits = [{ kind: 'wager', period: 'day', value: '2.00' }];
    const set = await player.requestFully({ method: 'POST', url: '/limit-service-api/v3/limits', payload: { limits } });
    expect(set.statusCode, set.body).toBe(200);
    expect(codeOf(await world.buy(player, game, 4))).toBe('limit_exceeded');
    expect(codeOf(await world.buy(player, game, 3))).toBe('200');
    expect(codeOf(await world.buy(player, game, 1))).toBe('limit_exceeded');
    const payload = { months: 6, reason: 'control', confirmed: true };
    const excluded = await player.requestFully({ method: 'POST', url: '/limit-service-api/BlockUser', payload });
    expect(excluded.statusCode, excluded.body).toBe(200);
    expect(codeOf(await world.buy(player, game, 1))).toBe('self_excluded');
  });
});

describe('the end of a game', () => {
  it('shares what was sold exactly, and pays each card by its prizes', async () => {
    const game = await world.fresh('bingo-90');
    const players = await Promise.all([rich(), rich(), rich()]);
    for (const [i, player] of players.entries()) await world.buy(player, game, i + 1);
    // Six tickets of 0.60: 3.60, of which 3.06 go back: 0.45, 0.76 and the rest.
    expect((await world.game(game.gameId)).prizes.map(({ pot, won }) => [pot, won])).toEqual([
      ['0.45', null],
      ['0.76', null],
      ['1.85', null],
    ]);
    const played = await world.foresee(game);
    const { prizes, houseMinor } = played;
    expect(houseMinor).toBe(54n);
    const settled = await world.run(game);
    expect(settled.prizes.map(({ prize, pot, won }) => [prize, pot, won?.cards])).toEqual(
      prizes.map(({ prize, potMinor, cards }) => [prize, (Number(potMinor) / 100).toFixed(2), cards]),
    );
    // Cards 1 to 6 are the first player's, 7 to 18 the second's, 19 to 36 the third's.
    const ownerOf = (card: number): number => (card <= 6 ? 0 : card <= 18 ? 1 : 2);
    const won = players.map((_, i) => wonBy(played, (card) => ownerOf(card) === i));
    expect(await balances(players)).toEqual(won.map((own, i) => 2_000n - 60n * BigInt(i + 1) + own));
    const ends = await Promise.all(players.map(async (player) => (await world.purchasesOf(player))[0]));
    expect(ends.map((end) => [end?.status, end?.paid])).toEqual(
      won.map((own) => [own > 0n ? 'won' : 'lost', (Number(own) / 100).toFixed(2)]),
    );
  });

  it('tells the player, whose books count stake and return once', async () => {
    const game = await world.fresh('bingo-75');
    const player = await rich();
    const bought = await world.buy(player, game, 3);
    await joinGame(game);
    const won = wonBy(await world.foresee(game), (card) => card <= 3);
    await world.run(game);
    const { rows } = await world.platform.pool.query<{ body: object }>(
      "select body from event where player_id = $1 and body ->> 'kind' in ('round-staked', 'round-returned', 'bingo') order by id",
      [player.id],
    );
    expect(rows.map(({ body }) => body)).toMatchObject([
      { kind: 'round-staked', source: 'bingo', game: 'bingo-75', stakeMinor: '60' },
      { kind: 'round-returned', returnMinor: String(won), closed: true },
      { kind: 'bingo', purchaseId: bought.json().data.purchase.purchaseId, gameId: game.gameId, status: won > 0n ? 'won' : 'lost' },
    ]);
  });

  it('that one player would play alone gives every stake back, however many tickets it is', async () => {
    const game = await world.fresh('bingo-90');
    const player = await rich();
    await world.buy(player, game, 2);
    await world.buy(player, game, 4);
    expect([await player.balanceMinor(), (await world.game(game.gameId)).players]).toEqual([1_640n, 1]);
    expect(await world.run(game)).toMatchObject({ status: 'off', seed: null, balls: [] });
    expect(await player.balanceMinor()).toBe(2_000n);
    expect(await world.purchasesOf(player)).toMatchObject([
      { status: 'returned', paid: '2.40' },
      { status: 'returned', paid: '1.20' },
    ]);
    expect(await world.app.features.bingo.hasOpenTickets(BigInt(player.id))).toBe(false);
  });

  it('for which nobody bought a ticket is nothing to look at', async () => {
    const game = await world.fresh('bingo-90');
    expect(await world.run(game)).toMatchObject({ status: 'off', tickets: 0 });
    const { games } = (await world.request({ url: '/web-api/bingo/games' })).json().data;
    expect(games.some(({ gameId }: { gameId: string }) => gameId === game.gameId)).toBe(false);
  });
});

describe('operators', () => {
  it('see the rooms with their terms and every game with what it sold and paid', async () => {
    const game = await world.fresh('bingo-75');
    for (const player of [await rich(), await rich()]) await world.buy(player, game, 1);
    await world.run(game);
    const operator = await world.operator(['admin']);
    const reply = await operator.request({ method: 'POST', url: '/operator-api/bingo/games', payload: { room: 'bingo-75' } });
    expect(reply.statusCode, reply.body).toBe(200);
    const { games, rooms } = reply.json().data;
    expect(games.find(({ gameId }: { gameId: string }) => gameId === game.gameId)).toMatchObject({
      status: 'settled',
      players: 2,
      sales: '0.40',
      paid: '0.34',
      cancelAskedBy: null,
    });
    expect(rooms[1]).toMatchObject({ room: 'bingo-75', ticketPrice: '0.20', leastPlayers: 2, returnPpm: 850_000 });
    const sums = await world.platform.pool.query<{ played: number; sold: bigint; paid: bigint }>(
      `select count(*)::int as played, sum(sales_base_minor)::bigint as sold, sum(payout_base_minor)::bigint as paid
       from bingo_game where room = 'bingo-75' and status = 'settled'`,
    );
    const { played, sold, paid } = sums.rows[0] ?? { played: -1, sold: 0n, paid: 0n };
    expect(rooms[1]).toMatchObject({ played, sold: (Number(sold) / 100).toFixed(2), paid: (Number(paid) / 100).toFixed(2) });
  });

  it('cancel a game by two, before it has begun: every stake goes back', async () => {
    const game = await world.fresh('bingo-90');
    const players = [await rich(), await rich()];
    for (const player of players) await world.buy(player, game, 2);
    const [first, second] = [await world.operator(['admin']), await world.operator(['admin'])];
    const cancel = (by: typeof first, gameId = game.gameId): Promise<WireReply> =>
      by.request({ method: 'POST', url: '/operator-api/bingo/games/cancel', payload: { gameId, reason: 'A fault of the machine' } });
    expect(codeOf(await cancel(first, '999999'))).toBe('bingo_game_unknown');
    expect((await cancel(first)).json().data).toEqual({ cancelled: false });
    expect(codeOf(await cancel(first))).toBe('same_person');
    expect((await cancel(second)).json().data).toEqual({ cancelled: true });
    expect(codeOf(await world.buy(players[0] as TestPlayer, game, 1))).toBe('bingo_closed');
    expect(codeOf(await cancel(second))).toBe('bingo_begun');
    await world.app.features.bingo.runDue();
    expect(await balances(players)).toEqual([2_000n, 2_000n]);
    expect(await world.game(game.gameId)).toMatchObject({ status: 'off', seed: null });
  });
});

describe('races and kills', () => {
  it('tickets that were taken take part, each by a number of its own, and those that came late are told so', async () => {
    const game = await world.fresh('bingo-90');
    const players = await Promise.all(Array.from({ length: 4 }, () => rich()));
    const buying = Array.from({ length: 24 }, (_, i) => world.buy(players[i % 4] as TestPlayer, game, 1));
    // In the midst of them the sale ends and two processes begin the game.
    await Promise.all(buying.slice(0, 4));
    await world.expire(game);
    await Promise.all([world.app.features.bingo.runDue(), world.other.app.features.bingo.runDue()]);
    const codes = (await Promise.all(buying)).map(codeOf);
    expect(codes.every((code) => code === '200' || code === 'bingo_closed')).toBe(true);
    // A purchase may have held the game when the first look came.
    await world.app.features.bingo.runDue();
    const taken = codes.filter((code) => code === '200').length;
    const begun = await world.game(game.gameId);
    expect([begun.status, begun.tickets]).toEqual(['playing', taken]);
    await world.passBalls(game, 90);
    await Promise.all([world.app.features.bingo.runDue(), world.other.app.features.bingo.runDue()]);
    await world.app.features.bingo.runDue();
    const { sold } = (await world.request({ url: `/web-api/bingo/games/${game.gameId}` })).json().data;
    expect(sold.map(({ number }: { number: number }) => number)).toEqual(Array.from({ length: taken }, (_, i) => i + 1));
    // 85 of 100 of what was sold, to the cent.
    const total = (await balances(players)).reduce((sum, one) => sum + one, 0n);
    const sales = BigInt(taken) * 60n;
    expect(total).toBe(8_000n - sales + (sales * 17n) / 20n);
  });

  it('wherever a process ends, another one goes on, and nobody is paid twice', async () => {
    const game = await world.fresh('bingo-75');
    const players = await Promise.all(Array.from({ length: 5 }, () => rich()));
    for (const player of players) await world.buy(player, game, 1);
    const played = await world.foresee(game);
    const expected = players.map((_, i) => 1_980n + wonBy(played, (card) => card === i + 1));
    await world.expire(game);
    const [one, two] = [world.app.features.bingo, world.other.app.features.bingo];
    let steps = 0;
    // A transaction, then another process; every third time both at once.
    for (; steps < 60; steps += 1) {
      const bounds = { batch: 2, steps: 1 };
      if (steps % 3 === 2) await Promise.all([one.runDue(bounds), two.runDue(bounds)]);
      else await (steps % 2 === 0 ? one : two).runDue(bounds);
      const { rows } = await world.platform.pool.query<{ status: string; done: boolean }>(
        'select status, is_paid_out as done from bingo_game where id = $1',
        [game.gameId],
      );
      if (rows[0]?.status === 'playing') await world.passBalls(game, 90);
      if (rows[0]?.done) break;
    }
    // Begun, settled, paid in three batches: no single look does it.
    expect(steps).toBeGreaterThan(3);
    expect(steps).toBeLessThan(60);
    expect(await balances(players)).toEqual(expected);
    await Promise.all([one.runDue(), two.runDue()]);
    expect(await balances(players)).toEqual(expected);
    const { rows } = await world.platform.pool.query(
      `select count(*)::int as ends from event where body ->> 'kind' = 'bingo' and body ->> 'gameId' = $1`,
      [game.gameId],
    );
    expect(rows).toEqual([{ ends: 5 }]);
  });

  /** A look that ends with its connection while it waits for a player's account, or for the time that it waits for that. */
  async function lookAndBreak(player: TestPlayer | undefined): Promise<void> {
    const { pool } = world.platform;
    const holder = await pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select from ledger_account where player_id = $1 for update', [player?.id]);
      let isOver = false;
      const look = expect(world.app.features.bingo.runDue())
        .rejects.toThrow()
        .finally(() => {
          isOver = true;
        });
      await expect
        .poll(async () => {
          const { rowCount } = await pool.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          );
          return isOver || (rowCount ?? 0) > 0;
        })
        .toBe(true);
      await look;
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  }

  it('a payment that is interrupted leaves nothing behind, and is made the next time', async () => {
    const game = await world.fresh('bingo-75');
    const players = [await rich(), await rich()];
    for (const player of players) await world.buy(player, game, 1);
    const played = await world.foresee(game);
    const won = players.map((_, i) => wonBy(played, (card) => card === i + 1));
    await world.expire(game);
    await world.app.features.bingo.runDue();
    await world.passBalls(game, 90);
    await lookAndBreak(players[won.findIndex((own) => own > 0n)]);
    expect(await balances(players)).toEqual([1_980n, 1_980n]);
    expect(await world.game(game.gameId)).toMatchObject({ status: 'settled' });
    await world.app.features.bingo.runDue();
    expect(await balances(players)).toEqual(won.map((own) => 1_980n + own));
  });

  it('a refund that is interrupted leaves nothing behind, and is made the next time', async () => {
    const game = await world.fresh('bingo-75');
    const player = await rich();
    await world.buy(player, game, 2);
    await world.expire(game);
    await lookAndBreak(player);
    expect([await player.balanceMinor(), (await world.game(game.gameId)).status]).toEqual([1_960n, 'off']);
    await world.app.features.bingo.runDue();
    expect(await player.balanceMinor()).toBe(2_000n);
  });

  it('tells the room of a purchase, a start, each ball and the end', async () => {
    const game = await world.fresh('bingo-90');
    const heard: { status: string; tickets: number; balls: number[] }[] = [];
    const stop = world.platform.bus.subscribe('casino-table.1.bingo-90', (message) => {
      heard.push((message as { bingo: { status: string; tickets: number; balls: number[] } }).bingo);
    });
    try {
      await world.buy(await rich(), game, 2);
      await joinGame(game);
      const { balls } = await world.foresee(game);
      await world.expire(game);
      await world.app.features.bingo.runDue();
      for (const seen of [1, 2]) {
        await world.passBalls(game, seen);
        await world.app.features.bingo.runDue();
        await world.app.features.bingo.runDue();
      }
      await world.passBalls(game, 90);
      await world.app.features.bingo.runDue();
      // A game that plays is told once more by a process that has not told it yet.
      const told = [...new Set(heard.map((one) => `${one.status} ${one.tickets} ${one.balls.length}`))];
      expect(told).toEqual(['open 2 0', 'open 3 0', 'playing 3 0', 'playing 3 1', 'playing 3 2', `settled 3 ${balls.length}`]);
    } finally {
      stop();
    }
  });
});
