import type { GrantStatus, StakedGrant } from '@touchline/ledger/round-postings';
import type { Entry } from '@touchline/ledger/transaction';
import type pg from 'pg';
import { prepared } from '#platform/db/prepared';
import type { FailureDetail } from '#platform/http/failure';
import { accountOf, type LockedAccount } from './posting-batch.store.ts';

export type On = Pick<pg.PoolClient, 'query'>;

/** The name of a movement, once and for ever. */
export interface MovementName {
  /** The source that names it: "provider:aurora", "operator". */
  readonly source: string;
  readonly externalId: string;
}

export type MovementKind = 'debit' | 'credit' | 'rollback' | 'grant' | 'release' | 'forfeit' | 'points' | 'correction';

/** A movement as it is asked for. */
export interface NewMovement extends MovementName {
  readonly kind: MovementKind;
  readonly playerId: bigint;
  readonly currency: string;
  readonly contentHash: string;
  /** Not negative. */
  readonly amountMinor: bigint;
  readonly round: string | null;
}

export interface Movement extends Omit<NewMovement, 'kind'> {
  readonly id: bigint;
  readonly kind: MovementKind | 'tombstone';
  readonly grantId: bigint | null;
  readonly transactionId: bigint | null;
  readonly balanceMinor: bigint | null;
  readonly refusal: { readonly code: string; readonly detail: FailureDetail } | null;
  readonly rolledBackBy: bigint | null;
}

const COLUMNS = `id, source, external_id as "externalId", kind, player_id as "playerId", currency, content_hash as "contentHash",
  amount_minor as "amountMinor", round, grant_id as "grantId", transaction_id as "transactionId", balance_minor as "balanceMinor", refusal,
  rolled_back_by as "rolledBackBy"`;

/**
 * Takes the name; undefined where it is taken. Whoever takes it at the same moment waits here until the first has committed, and then sees
 * what became of it.
 */
export async function claimMovement(on: On, wanted: NewMovement): Promise<bigint | undefined> {
  const { source, externalId, kind, playerId, currency, contentHash, amountMinor, round } = wanted;
  const { rows } = await on.query<{ id: bigint }>(
    prepared(
      `insert into wallet_movement (source, external_id, kind, player_id, currency, content_hash, amount_minor, round)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`,
      [source, externalId, kind, playerId, currency, contentHash, amountMinor, round],
    ),
  );
  return rows[0]?.id;
}

/** Leaves a tombstone under a name that nobody has used yet; false where somebody has. */
export async function writeTombstone(on: On, name: MovementName, playerId: bigint, currency: string): Promise<boolean> {
  const { rowCount } = await on.query(
    prepared(
      `insert into wallet_movement (source, external_id, kind, player_id, currency, content_hash, amount_minor)
       values ($1, $2, 'tombstone', $3, $4, '', 0) on conflict do nothing`,
      [name.source, name.externalId, playerId, currency],
    ),
  );
  return rowCount === 1;
}

export async function readMovement(on: On, { source, externalId }: MovementName): Promise<Movement | undefined> {
  const found = await on.query<Movement>(
    prepared(`select ${COLUMNS} from wallet_movement where source = $1 and external_id = $2`, [source, externalId]),
  );
  return found.rows[0];
}

/** Locked until the transaction ends: two who take it back take turns. */
export async function lockMovement(on: On, { source, externalId }: MovementName): Promise<Movement | undefined> {
  const found = await on.query<Movement>(
    prepared(`select ${COLUMNS} from wallet_movement where source = $1 and external_id = $2 for update`, [source, externalId]),
  );
  return found.rows[0];
}

/** The result of a movement. */
export type MovementEnd = Pick<Movement, 'grantId' | 'transactionId' | 'balanceMinor' | 'refusal'>;

export async function writeMovementEnd(on: On, id: bigint, { grantId, transactionId, balanceMinor, refusal }: MovementEnd): Promise<void> {
  await on.query(
    prepared('update wallet_movement set grant_id = $2, transaction_id = $3, balance_minor = $4, refusal = $5 where id = $1', [
      id,
      grantId,
      transactionId,
      balanceMinor,
      refusal && JSON.stringify(refusal),
    ]),
  );
}

export async function writeRolledBack(on: On, id: bigint, by: bigint): Promise<void> {
  await on.query('update wallet_movement set rolled_back_by = $2 where id = $1', [id, by]);
}

/** The transaction of the movement that took another one back. */
export async function readTransactionOf(on: On, id: bigint): Promise<bigint | null> {
  return (
    (await on.query<{ id: bigint | null }>('select transaction_id as id from wallet_movement where id = $1', [id])).rows[0]?.id ?? null
  );
}

/** The entries of a transaction. */
export async function readEntries(on: On, transactionId: bigint): Promise<Entry[]> {
  const { rows } = await on.query<Omit<LockedAccount, 'id' | 'balanceMinor'> & { amountMinor: bigint }>(
    `select a.kind, a.player_id as "playerId", a.currency, a.grant_id as "grantId", e.amount_minor as "amountMinor"
     from ledger_entry e join ledger_account a on a.id = e.account_id where e.transaction_id = $1 order by a.id`,
    [transactionId],
  );
  return rows.map(({ amountMinor, ...row }) => ({ account: accountOf(row), amountMinor }));
}

/** A player's part of a round: who, and in which. */
export interface RoundOf {
  readonly source: string;
  readonly round: string;
  readonly playerId: bigint;
}

/** Whether the round is there, and whether it is over. The caller holds the locks of the player's accounts. */
export async function readRound(on: On, { source, round, playerId }: RoundOf): Promise<'open' | 'closed' | undefined> {
  const { rows } = await on.query<{ state: 'open' | 'closed' }>(
    prepared(
      `select case when closed_at is null then 'open' else 'closed' end as state from wallet_round
       where source = $1 and external_id = $2 and player_id = $3`,
      [source, round, playerId],
    ),
  );
  return rows[0]?.state;
}

export async function writeRound(on: On, { source, round, playerId }: RoundOf, currency: string, game: string): Promise<void> {
  await on.query(
    prepared('insert into wallet_round (source, external_id, player_id, currency, game) values ($1, $2, $3, $4, $5)', [
      source,
      round,
      playerId,
      currency,
      game,
    ]),
  );
}

export async function writeRoundClosed(on: On, { source, round, playerId }: RoundOf): Promise<void> {
  await on.query(
    prepared(
      'update wallet_round set closed_at = clock_timestamp() where source = $1 and external_id = $2 and player_id = $3 and closed_at is null',
      [source, round, playerId],
    ),
  );
}

/** The stakes of a round, without those that were taken back; undefined where nothing of it stands. */
export async function readStaked(
  on: On,
  { source, round, playerId }: RoundOf,
): Promise<{ readonly mainMinor: bigint; readonly grants: readonly StakedGrant[] } | undefined> {
  const { rows } = await on.query<{ grantId: bigint | null; status: GrantStatus | null; minor: bigint | null }>(
    prepared(
      `select a.grant_id as "grantId", g.status, -sum(e.amount_minor)::bigint as minor
       from wallet_movement m
       left join (ledger_entry e join ledger_account a on a.id = e.account_id and a.player_id is not null) on e.transaction_id = m.transaction_id
       left join wallet_grant g on g.id = a.grant_id
       where m.source = $1 and m.round = $2 and m.player_id = $3 and m.kind = 'debit' and m.refusal is null and m.rolled_back_by is null
       group by a.grant_id, g.status order by a.grant_id`,
      [source, round, playerId],
    ),
  );
  if (rows.length === 0) return undefined;
  const grants = rows.flatMap(({ grantId, status, minor }) =>
    grantId === null || status === null ? [] : [{ grantId, status, stakedMinor: minor ?? 0n }],
  );
  return { mainMinor: rows.find(({ grantId }) => grantId === null)?.minor ?? 0n, grants };
}

export interface Grant {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly currency: string;
  readonly status: GrantStatus;
}

export async function writeGrant(on: On, playerId: bigint, currency: string, amountMinor: bigint): Promise<bigint> {
  const { rows } = await on.query<{ id: bigint }>(
    'insert into wallet_grant (player_id, currency, amount_minor) values ($1, $2, $3) returning id',
    [playerId, currency, amountMinor],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a grant was not written');
  return id;
}

export async function readGrants(on: On, ids: readonly bigint[]): Promise<Grant[]> {
  if (ids.length === 0) return [];
  const { rows } = await on.query<Grant>(
    'select id, player_id as "playerId", currency, status from wallet_grant where id = any ($1::bigint[])',
    [ids],
  );
  return rows;
}

export async function writeGrantEnd(on: On, id: bigint, status: Exclude<GrantStatus, 'open'>): Promise<void> {
  await on.query('update wallet_grant set status = $2, ended_at = clock_timestamp() where id = $1', [id, status]);
}

/** The jackpots of a currency, locked: concurrent payouts wait. */
export async function lockJackpot(on: On, currency: string): Promise<bigint> {
  return (await on.query<{ held: bigint }>('select wallet_jackpot($1) as held', [currency])).rows[0]?.held ?? 0n;
}

/** A player's account of their own money by its number, and what can be staked in its currency. */
export async function readSpendable(
  on: On,
  accountId: bigint,
): Promise<{ readonly playerId: bigint; readonly currency: string; readonly balanceMinor: bigint } | undefined> {
  const { rows } = await on.query<{ playerId: bigint; currency: string; balanceMinor: bigint }>(
    `select m.player_id as "playerId", m.currency, sum(a.balance_minor)::bigint as "balanceMinor"
     from ledger_account m join ledger_account a on a.player_id = m.player_id and a.currency = m.currency and a.kind in ('player-main', 'player-bonus')
     where m.id = $1 and m.kind = 'player-main' group by m.player_id, m.currency`,
    [accountId],
  );
  return rows[0];
}
