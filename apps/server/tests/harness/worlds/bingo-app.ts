import type { BingoRoomKey } from '@touchline/casino/bingo/bingo-room';
import { bingoRoom } from '@touchline/casino/bingo/bingo-rooms';
import { type PlayedGame, playGame } from '@touchline/casino/bingo/play-game';
import type { BingoGameView, BingoPurchaseView, BingoRoomView } from '@touchline/contract/bingo/shapes';
import { nanoid } from 'nanoid';
import type { WireReply } from '../request-over.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import type { TestPlayer } from '../test-player.ts';

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
    async foresee({ gameId, room, number }) {
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
    },
    buy: (player, { gameId }, tickets, more = {}) =>
      player.request({
        method: 'POST',
        url: '/web-api/bingo/tickets',
        payload: { gameId, guid: nanoid(), buyerSeed: 'my-own-text', tickets, ...more },
      }),
    purchasesOf: async (player) => (await player.request({ url: '/web-api/bingo/tickets' })).json().data.purchases,
    async expire({ gameId }) {
      await platform.pool.query('update bingo_game set starts_at = clock_timestamp() where id = $1', [gameId]);
    },
    async passBalls({ gameId }, balls) {
      await platform.pool.query(
        `update bingo_game set began_at = n.began, ends_at = n.began + cardinality(balls) * ball_ms * interval '1 millisecond'
         from (select clock_timestamp() - ($2 + 0.5) * ball_ms * interval '1 millisecond' as began from bingo_game where id = $1) n where id = $1 and status = 'playing'`,
        [gameId, balls],
      );
    },
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
