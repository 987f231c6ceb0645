import { ALL_BINGO_ROOMS } from '@touchline/casino/bingo/bingo-rooms';
import { floor, mul, ratio } from '@touchline/kernel/ratio';
import { POOL_CURRENCY } from '@touchline/ledger/pool-entries';
import { poolText } from '@touchline/ledger/pool-text';
import { actorOf, operatorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { pageOf } from '#platform/db/page-of';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { BingoDeps } from '../bingo-deps.ts';
import { lockGame, readGames, readTotalsOfDay } from '../games/bingo-game.store.ts';
import { writeCancelAsked, writeOff } from '../games/game-steps.store.ts';
import { presentGame } from '../games/present-game.ts';
import { tellRoom } from '../games/tell-room.ts';

const PAGE = 50;
const MILLION = ratio(1_000_000n, 1n);

export const operatorBingoGames =
  ({ platform: { pool }, operators }: BingoDeps): Handler<'operatorBingoGames'> =>
  async ({ body: { room, before } }, caller) => {
    await operators.recordFirst({ ...actorOf(caller), action: 'bingo-games', target: `games of ${room ?? 'every room'}` });
    const [found, totals] = await Promise.all([
      readGames(pool, { room, before: before === undefined ? undefined : BigInt(before) }, PAGE + 1),
      readTotalsOfDay(pool),
    ]);
    const { shown, next } = pageOf(found, PAGE);
    return {
      games: shown.map((game) => ({
        ...presentGame(game),
        paid: game.status === 'settled' && game.paidMinor !== null ? poolText(game.paidMinor) : null,
        cancelAskedBy: game.cancelAskedBy,
        cancelReason: game.cancelReason,
      })),
      next,
      rooms: ALL_BINGO_ROOMS.map(({ key, version, ticketPriceMinor, minPlayers, maxTickets, returned }) => {
        const total = totals.find((one) => one.room === key);
        return {
          room: key,
          version,
          currency: POOL_CURRENCY,
          ticketPrice: poolText(ticketPriceMinor),
          minPlayers,
          maxTickets,
          returnPpm: Number(floor(mul(returned, MILLION))),
          played: total?.played ?? 0,
          sold: poolText(total?.soldMinor ?? 0n),
          paid: poolText(total?.paidMinor ?? 0n),
        };
      }),
    };
  };

/** The first operator asks, the second one decides: then the game is off, and its stakes go back by purchases. */
export const operatorCancelBingoGame =
  (deps: BingoDeps): Handler<'operatorCancelBingoGame'> =>
  async ({ body: { bingoGameId, reason } }, caller) => {
    const { pool } = deps.platform;
    const { login } = operatorOf(caller);
    const cancelled = await inTransaction(pool, async (client) => {
      const game = await lockGame(client, BigInt(bingoGameId));
      if (!game) throw new Failure('bingo_game_unknown');
      if (game.status !== 'open') throw new Failure('bingo_begun');
      if (game.cancelAskedBy === login) throw new Failure('same_person');
      const second = game.cancelAskedBy !== null;
      if (second) await writeOff(client, game.id);
      else await writeCancelAsked(client, game.id, login, reason);
      const action = second ? 'cancel-bingo-game' : 'ask-to-cancel-bingo-game';
      await deps.operators.record(client, { ...actorOf(caller), action, target: `game ${game.number} of ${game.room}`, reason });
      return second;
    });
    if (cancelled) await tellRoom(deps, BigInt(bingoGameId));
    return { cancelled };
  };
