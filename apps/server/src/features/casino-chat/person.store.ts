import type { Queryable } from '#platform/db/queryable';

/** A person of the chat, as others see them. */
export interface ChatPerson {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly name: string;
}

const COLUMNS = 'id, player_id as "playerId", name';

export async function readPerson(on: Queryable, playerId: bigint): Promise<ChatPerson | undefined> {
  const { rows } = await on.query<ChatPerson>(`select ${COLUMNS} from casino_chat_person where player_id = $1`, [playerId]);
  return rows[0];
}

/** Locked until the transaction ends: of several messages at once each sees those before it. */
export async function lockPerson(client: Queryable, playerId: bigint): Promise<ChatPerson | undefined> {
  const { rows } = await client.query<ChatPerson>(`select ${COLUMNS} from casino_chat_person where player_id = $1 for update`, [playerId]);
  return rows[0];
}

/** A person of a brand by the number that others know. */
export async function readAuthor(on: Queryable, brandId: number, id: bigint): Promise<ChatPerson | undefined> {
  const { rows } = await on.query<ChatPerson>(`select ${COLUMNS} from casino_chat_person where brand_id = $1 and id = $2`, [brandId, id]);
  return rows[0];
}

export interface NewChatName {
  readonly brandId: number;
  readonly playerId: bigint;
  readonly name: string;
  readonly skeleton: string;
}

/** False where a name of the brand looks like it, or the player has one. */
export async function writePerson(on: Queryable, { brandId, playerId, name, skeleton }: NewChatName): Promise<boolean> {
  const { rowCount } = await on.query(
    'insert into casino_chat_person (brand_id, player_id, name, skeleton) values ($1, $2, $3, $4) on conflict do nothing',
    [brandId, playerId, name, skeleton],
  );
  return rowCount === 1;
}

/** Another name for who has one; false where another person's looks like it. */
export async function writeName(on: Queryable, { brandId, playerId, name, skeleton }: NewChatName): Promise<boolean> {
  const { rowCount } = await on.query(
    `update casino_chat_person p set name = $3, skeleton = $4 where player_id = $2
     and not exists (select from casino_chat_person o where o.brand_id = $1 and o.skeleton = $4 and o.player_id <> $2)`,
    [brandId, playerId, name, skeleton],
  );
  return rowCount === 1;
}

/** Numbers of those whom a player does not want to read. */
export async function readHidden(on: Queryable, playerId: bigint): Promise<bigint[]> {
  const { rows } = await on.query<{ id: bigint }>(
    'select person_id as id from casino_chat_hidden where player_id = $1 order by person_id',
    [playerId],
  );
  return rows.map(({ id }) => id);
}

/** Hides somebody; one who is hidden stays so. */
export async function writeHidden(on: Queryable, playerId: bigint, personId: bigint): Promise<void> {
  await on.query('insert into casino_chat_hidden (player_id, person_id) values ($1, $2) on conflict do nothing', [playerId, personId]);
}

export async function deleteHidden(on: Queryable, playerId: bigint, personId: bigint): Promise<void> {
  await on.query('delete from casino_chat_hidden where player_id = $1 and person_id = $2', [playerId, personId]);
}
