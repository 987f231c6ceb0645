import type { SitGoTerms } from '@touchline/casino/poker/sit-go/sit-go-terms';
import type { Queryable } from '#platform/db/queryable';

export type SitGoStatus = 'open' | 'running' | 'over' | 'void';

/** A sit-and-go as it stands. */
export interface SitGo {
  readonly id: bigint;
  readonly brandId: number;
  readonly name: string;
  readonly terms: SitGoTerms;
  readonly status: SitGoStatus;
  /** Hands that are over. */
  readonly hands: number;
  readonly startedAt: Date | null;
  /** Since its beginning, by the database's clock as this was read; 0 before. */
  readonly minutes: number;
  /** Null until it begins. */
  readonly tableId: bigint | null;
}

const COLUMNS = `g.id, g.brand_id as "brandId", g.name, g.terms, g.status, g.hands, g.started_at as "startedAt",
  coalesce(extract(epoch from clock_timestamp() - g.started_at) / 60, 0)::float8 as minutes,
  (select t.id from poker_table t where t.sit_go_id = g.id) as "tableId"`;

export async function readSitGo(on: Queryable, id: bigint): Promise<SitGo | undefined> {
  const { rows } = await on.query<SitGo>(`select ${COLUMNS} from poker_sit_go g where g.id = $1`, [id]);
  return rows[0];
}

/** Locks a sit-and-go until the transaction ends. Taken after players' money and after its table. */
export async function lockSitGo(on: Queryable, id: bigint): Promise<SitGo | undefined> {
  const { rows } = await on.query<SitGo>(`select ${COLUMNS} from poker_sit_go g where g.id = $1 for update of g`, [id]);
  return rows[0];
}

/** Sit-and-gos of a brand that take entries or are played, and the last ones that a player was in; cheap ones first. */
export async function readListedSitGos(on: Queryable, brandId: number, playerId: bigint | null, past: number): Promise<SitGo[]> {
  const { rows } = await on.query<SitGo>(
    `select ${COLUMNS} from poker_sit_go g
     where g.brand_id = $1 and (g.status in ('open', 'running') or g.id in (
       select e.sit_go_id from poker_sit_go_entry e where e.player_id = $2 and e.place is not null order by e.id desc limit $3
     ))
     order by array_position(array['open', 'running', 'over', 'void'], g.status), (g.terms->>'seats')::int, (g.terms->>'buyIn')::bigint, g.id desc`,
    [brandId, playerId, past],
  );
  return rows;
}

/** A sit-and-go as operators list it. */
export interface SitGoFigures extends SitGo {
  readonly openedAt: Date;
  readonly endedAt: Date | null;
  /** Entries of players and of house bots; of a void one those that are given back too. */
  readonly players: number;
  readonly bots: number;
}

/** Sit-and-gos of a brand that have not ended, or have within a day: those that are played first. */
export async function readSitGoFigures(on: Queryable, brandId: number): Promise<SitGoFigures[]> {
  const { rows } = await on.query<SitGoFigures>(
    `select ${COLUMNS}, g.opened_at as "openedAt", g.ended_at as "endedAt", e.players, e.bots from poker_sit_go g
     cross join lateral (
       select count(player_id)::int as players, count(bot)::int as bots from poker_sit_go_entry
       where sit_go_id = g.id and (refunded_at is null or g.status = 'void')
     ) e
     where g.brand_id = $1 and (g.status in ('open', 'running') or g.ended_at > clock_timestamp() - interval '1 day')
     order by array_position(array['running', 'open', 'over', 'void'], g.status), g.id desc`,
    [brandId],
  );
  return rows;
}

/** Opens a sit-and-go for entries, where none of the brand and name takes them already; a number is used up only where one is opened. */
export async function insertSitGo(on: Queryable, brandId: number, name: string, terms: SitGoTerms): Promise<void> {
  await on.query(
    `insert into poker_sit_go (brand_id, name, terms) select $1, $2, $3::jsonb
     where not exists (select from poker_sit_go where brand_id = $1 and name = $2 and status = 'open')
     on conflict (brand_id, name) where status = 'open' do nothing`,
    [brandId, name, JSON.stringify(terms)],
  );
}

export async function markStarted(on: Queryable, id: bigint): Promise<void> {
  await on.query(`update poker_sit_go set status = 'running', started_at = clock_timestamp() where id = $1`, [id]);
}

export async function markHandPlayed(on: Queryable, id: bigint): Promise<void> {
  await on.query('update poker_sit_go set hands = hands + 1 where id = $1', [id]);
}

/** Ends a sit-and-go, once: false where it had ended. */
export async function markEnded(on: Queryable, id: bigint, status: 'over' | 'void'): Promise<boolean> {
  const { rowCount } = await on.query(
    `update poker_sit_go set status = $2, ended_at = clock_timestamp() where id = $1 and status in ('open', 'running')`,
    [id, status],
  );
  return rowCount === 1;
}

/** Sit-and-gos in which a player has waited for so long for others. */
export async function readWaitingSitGos(on: Queryable, forMs: number): Promise<bigint[]> {
  const { rows } = await on.query<{ id: bigint }>(
    `select g.id from poker_sit_go g where g.status = 'open' and exists (
       select from poker_sit_go_entry e where e.sit_go_id = g.id and e.refunded_at is null
         and e.entered_at <= clock_timestamp() - $1 * interval '1 millisecond'
     ) order by g.id`,
    [forMs],
  );
  return rows.map(({ id }) => id);
}
