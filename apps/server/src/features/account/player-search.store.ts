import type { DbOrTrx } from '#platform/db';
import type { StoredIdentifier } from './account.store.ts';
import { BLOCKED } from './block.store.ts';
import { PERSON_COLUMNS } from './person.store.ts';

/** The player with an identifier, as the console needs one. */
export async function readPlayerBy(db: DbOrTrx, { by, value }: StoredIdentifier) {
  return db
    .selectFrom('player')
    .select(['id', 'kind', ...PERSON_COLUMNS, 'country_id', 'language', 'self_excluded_until', 'registered_at'])
    .select(['email_confirmed_at', 'phone_confirmed_at', 'most_stake_minor', BLOCKED.as('blocked')])
    .where(by, '=', value)
    .executeTakeFirst();
}

export async function readPlayerCount(db: DbOrTrx): Promise<number> {
  const { players } = await db
    .selectFrom('player')
    .select((e) => e.cast<number>(e.fn.countAll(), 'int4').as('players'))
    .executeTakeFirstOrThrow();
  return players;
}
