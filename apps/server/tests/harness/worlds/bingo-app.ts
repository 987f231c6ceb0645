import type { BingoRoomKey } from '@touchline/casino/bingo/bingo-room';
import { bingoRoom } from '@touchline/casino/bingo/bingo-rooms';
import { type PlayedGame, playGame } from '@touchline/casino/bingo/play-game';
import type { BingoGameView, BingoPurchaseView, BingoRoomView } from '@touchline/contract/bingo/shapes';
import { nanoid } from 'nanoid';
import type pg from 'pg';
import { expect } from 'vitest';
import type { WireReply } from '../request-over.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import type { TestPlayer } from '../test-player.ts';

/** No ball comes by itself between two steps of a test, however slow it is. */
const SLOW_BALL_MS = 600_000;

/** Rooms of bingo whose games start and end when the test says so. */
export interface BingoWorld extends TestApp {
  /** A second process over the same database. */
  readonly other: TestApp;
  room(room: BingoRoomKey): Promise<BingoRoomView>;
  /** The game of a room that starts next. */
  next(room: BingoRoomKey): Promise<BingoGameView>;
  /** The same, of which nobody has a ticket yet. */
  fresh(room: BingoRoomKey): Promise<BingoGameView>;
  game(gameId: string): Promise<BingoGameView>;
  /** The whole of a game, which nobody but the house can work out before its end. */
  foresee(game: BingoGameView): Promise<PlayedGame>;
  buy(player: TestPlayer, game: BingoGameView, tickets: number, more?: object): Promise<WireReply>;
  purchasesOf(player: TestPlayer): Promise<BingoPurchaseView[]>;
  /** The sale of a game is over by the database's clock. Nothing has looked at it yet. */
  expire(game: BingoGameView): Promise<void>;
  /** So many balls of a game that is played have come by the database's clock, half a ball ago. */
  passBalls(game: BingoGameView, balls: number): Promise<void>;
  /** A player with 20.00. */
  rich(more?: object): Promise<TestPlayer>;
  /** Somebody else with a ticket, as nobody plays alone. */
  join(game: BingoGameView): Promise<void>;
  /** Each room's account holds the stakes of games that are not over, and what games that are have yet to pay. */
  expectWhole(): Promise<void>;
  /** The sale is over, every ball has come, and everything that follows is done. */
  run(game: BingoGameView): Promise<BingoGameView>;
}

export async function startBingoWorld(): Promise<BingoWorld> {
  const test = await startTestApp({ roles: ['api'] });
  const other = await startTestApp({ roles: ['api'], databaseUrl: test.databaseUrl });
  const { platform, app } = test;
  await app.features.bingo.runDue();
  // No game starts by itself while the test runs; those that follow come after the last one.
  await platform.pool.query("update bingo_game set starts_at = starts_at + interval '100 days'");
  const read = async (url: string) => (await test.request({ url: `/web-api/bingo${url}` })).json().data;
  const world: BingoWorld = {
    ...test,
    other,
    async room(key) {
      const { rooms } = (await read('')) as { rooms: BingoRoomView[] };
      const room = rooms.find((one) => one.room === key);
      if (!room) throw new Error(`no room ${key}`);
      return room;
    },
    async next(key) {
      const [game] = (await world.room(key)).open;
      if (!game) throw new Error(`no game of ${key} sells tickets`);
      return game;
    },
    async fresh(key) {
      let game = await world.next(key);
      while (game.tickets > 0) {
        await world.run(game);
        game = await world.next(key);
      }
      return game;
    },
    game: async (gameId) => (await read(`/games/${gameId}`)).game,
    foresee: (game) => foresee(test, game),
    buy: (player, { gameId }, tickets, more = {}) =>
      player.request({
        method: 'POST',
        url: '/web-api/bingo/tickets',
        payload: { bingoGameId: gameId, guid: nanoid(), buyerSeed: 'my-own-text', tickets, ...more },
      }),
    purchasesOf: async (player) => (await player.request({ url: '/web-api/bingo/tickets' })).json().data.purchases,
    async expire({ gameId }) {
      await platform.pool.query('update bingo_game set starts_at = clock_timestamp(), ball_ms = $2 where id = $1', [gameId, SLOW_BALL_MS]);
    },
    async passBalls({ gameId }, balls) {
      await platform.pool.query(
        `update bingo_game set began_at = n.began, ends_at = n.began + cardinality(balls) * ball_ms * interval '1 millisecond'
         from (select clock_timestamp() - ($2 + 0.5) * ball_ms * interval '1 millisecond' as began from bingo_game where id = $1) n where id = $1 and status = 'playing'`,
        [gameId, balls],
      );
    },
    rich: (more = {}) => test.player({ deposit: '20.00', ...more }),
    async join(game) {
      const bought = await world.buy(await world.rich(), game, 1);
      expect(bought.statusCode, bought.body).toBe(200);
    },
    expectWhole: () => expectRoomsWhole(platform.pool),
    async run(game) {
      await world.expire(game);
      await app.features.bingo.runDue();
      await world.passBalls(game, 90);
      await app.features.bingo.runDue();
      return world.game(game.gameId);
    },
    async close() {
      await other.close();
      await test.close();
    },
  };
  return world;
}

async function foresee({ platform, app }: TestApp, { gameId, room, number }: BingoGameView): Promise<PlayedGame> {
  const { rows } = await platform.pool.query<{ sealed_seed: Buffer }>('select sealed_seed from bingo_game where id = $1', [gameId]);
  const [sealed = { sealed_seed: null }] = rows;
  const { sealed_seed: seed } = await app.features.vault.openColumns(platform.pool, null, 'bingo_game', sealed);
  const { rows: sold } = await platform.pool.query(
    'select first_ticket, buyer_seed, cards from bingo_purchase where game_id = $1 order by first_ticket',
    [gameId],
  );
  const tickets = sold.flatMap(({ first_ticket, buyer_seed, cards }) =>
    cards.map((own: (number | null)[][], i: number) => ({ number: first_ticket + i, buyerSeed: buyer_seed, cards: own })),
  );
  return playGame(bingoRoom(room), { room: bingoRoom(room), number, serverSeed: seed ?? '' }, tickets);
}

/** The amount that a whole game pays to some of its cards. */
export const wonBy = ({ prizes }: PlayedGame, isOwn: (card: number) => boolean): bigint =>
  prizes.reduce(
    (sum, { cards, paidMinor }) => sum + cards.reduce((own, card, i) => own + (isOwn(card) ? (paidMinor[i] ?? 0n) : 0n), 0n),
    0n,
  );

export const codeOf = (reply: WireReply): string => (reply.statusCode === 200 ? '200' : reply.json().code);

export const balances = (players: readonly TestPlayer[]): Promise<bigint[]> => Promise.all(players.map((player) => player.balanceMinor()));

async function expectRoomsWhole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ room: string; held: bigint; due: bigint }>(
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
