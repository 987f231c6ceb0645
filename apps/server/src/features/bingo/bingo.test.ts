import { createHash } from 'node:crypto';
import { bingoRoom } from '@touchline/casino/bingo/bingo-rooms';
import { ticketCards } from '@touchline/casino/bingo/ticket-cards';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { nanoid } from 'nanoid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { WireReply } from '../../../tests/harness/request-over.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { type BingoWorld, balances, codeOf, startBingoWorld, wonBy } from '../../../tests/harness/worlds/bingo-app.ts';

let world: BingoWorld;
beforeAll(async () => {
  world = await startBingoWorld();
});
afterAll(async () => {
  expect((await world.app.features.wallet.checkLedger()).faults).toEqual([]);
  await world.close();
});

afterEach(() => world.expectWhole());

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
    const player = await world.rich();
    await world.buy(player, game, 3);
    await world.join(game);
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
    const players = [await world.rich(), await world.rich()];
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
    const player = await world.rich();
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
    const player = await world.rich();
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
    [{ bingoGameId: 'x' }, 'bingoGameId'],
  ])('%j are refused and name %s', async (body, field) => {
    const player = await world.rich();
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
    const abroad = await world.rich({ country: 'KZ', identified: true });
    expect((await abroad.request({ url: '/web-api/bingo' })).json().data.rooms).toEqual([]);
    expect(codeOf(await world.buy(abroad, game, 1))).toBe('casino_closed');
    const unknown = await world.rich({ country: 'GB' });
    expect(codeOf(await world.buy(unknown, game, 1))).toBe('identity_required_to_play');
    const player = await world.rich();
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
    const players = await Promise.all([world.rich(), world.rich(), world.rich()]);
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
    const player = await world.rich();
    const bought = await world.buy(player, game, 3);
    await world.join(game);
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
    const player = await world.rich();
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
    for (const player of [await world.rich(), await world.rich()]) await world.buy(player, game, 1);
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
    expect(rooms[1]).toMatchObject({ room: 'bingo-75', ticketPrice: '0.20', minPlayers: 2, returnPpm: 850_000 });
    const sums = await world.platform.pool.query<{ played: number; sold: bigint; paid: bigint }>(
      `select count(*)::int as played, sum(sales_base_minor)::bigint as sold, sum(payout_base_minor)::bigint as paid
       from bingo_game where room = 'bingo-75' and status = 'settled'`,
    );
    const { played, sold, paid } = sums.rows[0] ?? { played: -1, sold: 0n, paid: 0n };
    expect(rooms[1]).toMatchObject({ played, sold: (Number(sold) / 100).toFixed(2), paid: (Number(paid) / 100).toFixed(2) });
  });

  it('cancel a game by two, before it has begun: every stake goes back', async () => {
    const game = await world.fresh('bingo-90');
    const players = [await world.rich(), await world.rich()];
    for (const player of players) await world.buy(player, game, 2);
    const [first, second] = [await world.operator(['admin']), await world.operator(['admin'])];
    const cancel = (by: typeof first, bingoGameId = game.gameId): Promise<WireReply> =>
      by.request({ method: 'POST', url: '/operator-api/bingo/games/cancel', payload: { bingoGameId, reason: 'A fault of the machine' } });
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
