import type pg from 'pg';

/** Uses up an id; false where that has happened before. `endsAt` (epoch ms) is how long it has to be remembered. */
export async function writeSpent(pool: pg.Pool, id: string, endsAt: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'captcha-spend',
    text: 'insert into captcha_used (id, expires_at) values ($1, to_timestamp($2::double precision / 1000)) on conflict do nothing',
    values: [id, endsAt],
  });
  return rowCount === 1;
}

export async function deleteEnded(pool: pg.Pool): Promise<void> {
  await pool.query('delete from captcha_used where expires_at < now()');
}
