import { invariant } from '@touchline/kernel/invariant';
import type pg from 'pg';
import type { Handler } from '#platform/http/handler';
import { readFreeBets } from '../freebets.store.ts';
import { presentFreeBet } from '../present-free-bet.ts';

const MAX = 100;

export const freeBets =
  ({ pool }: { readonly pool: pg.Pool }): Handler<'freeBets'> =>
  async (_input, { player }) => {
    invariant(player, 'the call is for players');
    return { freeBets: (await readFreeBets(pool, player.id, MAX)).map(presentFreeBet) };
  };
