import type { DbOrTrx } from '#platform/db';
import type { Identifier } from './identifier.ts';

/** The player with an identifier, as the console needs one. */
export async function readPlayerBy(db: DbOrTrx, { by, value }: Identifier) {
  const query = db
    .selectFrom('player')
    .select(['id', 'kind', 'email', 'phone', 'country_id', 'language', 'blocked', 'self_excluded_until', 'registered_at'])
    .select(['first_name', 'last_name', 'blocked_reason', 'blocked_at', 'email_confirmed_at', 'phone_confirmed_at', 'most_stake_minor'])
    .select((e) => e.cast<string | null>('birth_date', 'text').as('birth_date'));
  return (by === 'id' ? query.where('id', '=', BigInt(value)) : query.where(by, '=', value)).executeTakeFirst();
}

export async function readPlayerCount(db: DbOrTrx): Promise<number> {
  const { players } = await db
    .selectFrom('player')
    .select((e) => e.cast<number>(e.fn.countAll(), 'int4').as('players'))
    .executeTakeFirstOrThrow();
  return players;
}
