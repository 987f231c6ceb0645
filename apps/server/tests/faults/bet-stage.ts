import type pg from 'pg';
import { expect } from 'vitest';
import { plantInFunction, type Undo } from './planted.ts';

/** Any constant of this lock's own. */
const CURTAIN = 4_711;

/**
 * A place inside bet_place at which statements can be watched and held, in this test's own database: between judging the bets and posting their
 * stakes. With it a race is brought about and not hoped for.
 */
export interface BetStage {
  /** Statements that come there wait until `work` is done with `raise`. */
  hold<T>(work: (raise: () => Promise<unknown>) => Promise<T>): Promise<T>;
  /** Resets the count. */
  reset(): Promise<void>;
  /**
   * Resolves when so many statements have come as far as they can: they have judged, wait for a row, or were turned away at one and have come
   * again.
   */
  haveCome(statements: number): Promise<void>;
  remove: Undo;
}

export async function setBetStage(pool: pg.Pool): Promise<BetStage> {
  await pool.query('create sequence stage_entered; create sequence stage_judged');
  const undo = [
    await plantInFunction(pool, 'bet_place', /\nbegin\n/i, "\nbegin\n  perform nextval('stage_entered');\n"),
    await plantInFunction(
      pool,
      'bet_place',
      '  if cardinality(posted) > 0 then\n',
      `  if cardinality(posted) > 0 then\n    perform nextval('stage_judged');\n    perform pg_advisory_xact_lock_shared(${CURTAIN});\n`,
    ),
  ];
  return {
    async hold(work) {
      const holder = await pool.connect();
      try {
        await holder.query('select pg_advisory_lock($1)', [CURTAIN]);
        return await work(() => holder.query('select pg_advisory_unlock($1)', [CURTAIN]));
      } finally {
        await holder.query('select pg_advisory_unlock_all()');
        holder.release();
      }
    },
    async reset() {
      await pool.query('alter sequence stage_entered restart; alter sequence stage_judged restart');
    },
    async haveCome(statements) {
      const look = async (): Promise<boolean> => {
        const { rows } = await pool.query<{ entered: number; come: number }>(
          `select (select case when is_called then last_value else 0 end from stage_entered)::int as entered,
             ((select case when is_called then last_value else 0 end from stage_judged) + (select count(*) from pg_stat_activity
               where datname = current_database() and wait_event in ('transactionid', 'tuple')))::int as come`,
        );
        const [{ entered, come } = { entered: 0, come: 0 }] = rows;
        return come >= statements || entered >= 2 * statements;
      };
      await expect.poll(look, { interval: 10 }).toBe(true);
    },
    async remove() {
      for (const back of undo.toReversed()) await back();
      await pool.query('drop sequence stage_entered, stage_judged');
    },
  };
}
