import type pg from 'pg';

/** Puts the product back as it was. */
export type Undo = () => Promise<void>;

/**
 * Makes a mutant of one of the product's functions in this test's own database: `from` in its text becomes `to`. Throws where its text does
 * not have `from` once, so that a planted fault cannot silently plant nothing.
 */
export async function plantInFunction(pool: pg.Pool, name: string, from: string | RegExp, to: string): Promise<Undo> {
  const { rows } = await pool.query<{ text: string }>('select pg_get_functiondef(oid) as text from pg_proc where proname = $1', [name]);
  const [first, ...others] = rows;
  const parts = first?.text.split(from) ?? [];
  if (!first || others.length > 0 || parts.length !== 2) throw new Error(`${name} does not say once: ${from}`);
  await pool.query(parts.join(to));
  return async () => void (await pool.query(first.text));
}

/** The lock that makes bets on one account wait for each other, or come back later. */
export const plantNoRowLock = (pool: pg.Pool): Promise<Undo> =>
  plantInFunction(
    pool,
    'bet_place',
    /where a\.id = any \(accounts\) order by a\.id for update(?: skip locked)?/,
    'where a.id = any (accounts) order by a.id',
  );

/** The constraint by which no balance of a player is ever below 0. Undone only once every balance is. */
export async function plantNoBalanceCheck(pool: pg.Pool): Promise<Undo> {
  const { rows } = await pool.query<{ text: string }>(
    "select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'account_balance'",
  );
  const text = rows[0]?.text;
  if (text === undefined) throw new Error('there is no constraint account_balance');
  await pool.query('alter table ledger_account drop constraint account_balance');
  return async () => void (await pool.query(`alter table ledger_account add constraint account_balance ${text}`));
}

/** The index by which one key of a player is one bet. */
export async function plantNoKeyIndex(pool: pg.Pool): Promise<Undo> {
  const { rows } = await pool.query<{ text: string }>("select indexdef as text from pg_indexes where indexname = 'bet_guid'");
  const text = rows[0]?.text;
  if (text === undefined) throw new Error('there is no index bet_guid');
  await pool.query('drop index bet_guid');
  return async () => void (await pool.query(text));
}

/** Every third bet is charged and answered, and not written. */
export const plantLostBets = (pool: pg.Pool): Promise<Undo> =>
  plantInFunction(
    pool,
    'bet_place',
    'where ids[b.place] is not null;\n\n    insert into bet_leg',
    'where ids[b.place] is not null and ids[b.place] % 3 <> 0;\n\n    insert into bet_leg',
  );

/** A key that was used before is not looked for. */
export const plantNoKeyLook = (pool: pg.Pool): Promise<Undo> =>
  plantInFunction(pool, 'bet_place', 'old.player_id = b.player_id and old.guid = b.guid', 'false');
