import type pg from 'pg';

/** Where a statement may run: a pool, or a client in its transaction. */
export type Queryable = Pick<pg.Pool, 'query'>;
