import type pg from 'pg';

/** A connection or a pool on which a statement may run: a pool, or a client in its transaction. */
export type Queryable = Pick<pg.Pool, 'query'>;
