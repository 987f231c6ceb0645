import { pageOf } from '#platform/db/page-of';
import type { Handler } from '#platform/http/handler';
import type { BingoDeps } from '../bingo-deps.ts';
import { readPurchases } from '../purchases/bingo-purchase.store.ts';
import { presentPurchases } from '../purchases/present-purchases.ts';

const PAGE = 20;
const idOf = (text: string | undefined): bigint | undefined => (text === undefined ? undefined : BigInt(text));

export const bingoTickets =
  ({ platform: { pool } }: BingoDeps): Handler<'bingoTickets'> =>
  async ({ query }, { player }) => {
    const found = await readPurchases(pool, player.id, { gameId: idOf(query.bingoGameId), before: idOf(query.before) }, PAGE + 1);
    const { shown, next } = pageOf(found, PAGE);
    return { purchases: await presentPurchases(pool, shown), next };
  };
