import type pg from 'pg';
import type { Handler } from '#platform/http/handler';
import { readFreeBets } from '../freebets.store.ts';
import { presentFreeBet } from '../present-free-bet.ts';

const MAX = 100;

export const freeBets =
  ({ pool }: { readonly pool: pg.Pool }): Handler<'freeBets'> =>
  async (_input, { player }) => {
    return { freeBets: (await readFreeBets(pool, player.id, MAX)).map(presentFreeBet) };
  };
