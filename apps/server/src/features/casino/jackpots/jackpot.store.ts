import { JACKPOT_TIERS, type JackpotTerms, type JackpotTierKey } from '@touchline/casino/jackpots/jackpot-tier';
import type pg from 'pg';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** The jackpots of a brand in a currency. */
export interface JackpotsOf {
  readonly brandId: number;
  readonly currency: string;
}

/** A pot of a tier: one that fills, or one that is to follow it. Amounts are minor units. */
export interface Pot extends JackpotsOf {
  readonly id: bigint;
  readonly tier: JackpotTierKey;
  /** Counts the pots of the tier from 1. */
  readonly number: number;
  readonly terms: JackpotTerms;
  readonly status: 'waiting' | 'filling' | 'dropped';
  readonly amountMinor: bigint;
  /** Of a mystery pot: the SHA-256 of its secret, and the secret itself under the house's key. */
  readonly promise: string | null;
  readonly sealedSecret: Buffer | null;
  readonly revealedSecret: string | null;
}

/** A pot that has dropped, with the round that has won it. */
export interface DroppedPot extends Pot {
  readonly droppedAt: Date;
  readonly roundId: bigint;
  readonly game: string;
  /** The transaction of the ledger that paid it. */
  readonly transactionId: bigint;
}

interface PotRow extends Omit<Pot, 'terms'> {
  readonly kind: JackpotTerms['kind'];
  readonly seedMinor: bigint;
  readonly ratePpm: number;
  readonly capMinor: bigint | null;
  readonly oddsMinor: bigint | null;
}

const COLUMNS = `j.id, j.brand_id as "brandId", j.currency, j.tier, j.number, j.kind, j.seed_minor as "seedMinor", j.rate_ppm as "ratePpm",
  j.cap_minor as "capMinor", j.odds_minor as "oddsMinor", j.status, j.amount_minor as "amountMinor", j.promise,
  j.sealed_secret as "sealedSecret", j.revealed_secret as "revealedSecret"`;

function potOf<T extends PotRow>({ kind, seedMinor, ratePpm, capMinor, oddsMinor, ...row }: T) {
  const terms: JackpotTerms =
    kind === 'mystery' ? { kind, seedMinor, ratePpm, capMinor: capMinor ?? 0n } : { kind, seedMinor, ratePpm, oddsMinor: oddsMinor ?? 0n };
  return { ...row, terms };
}

/** The smallest tier first; of a tier the pot that fills before the one that is to follow. */
const BY_TIER = `array_position('{${JACKPOT_TIERS.join()}}'::text[], j.tier), j.id`;

/** The pots that fill and those that are to follow, by tier. */
export async function readPots(on: Queryable, { brandId, currency }: JackpotsOf): Promise<Pot[]> {
  const { rows } = await on.query<PotRow>(
    prepared(`select ${COLUMNS} from casino_jackpot j where brand_id = $1 and currency = $2 and status <> 'dropped' order by ${BY_TIER}`, [
      brandId,
      currency,
    ]),
  );
  return rows.map(potOf);
}

/** The pots of a brand that fill, in every currency, by tier. */
export async function readFillingPots(on: Queryable, brandId: number): Promise<Pot[]> {
  const { rows } = await on.query<PotRow>(
    `select ${COLUMNS} from casino_jackpot j where brand_id = $1 and status = 'filling' order by currency, ${BY_TIER}`,
    [brandId],
  );
  return rows.map(potOf);
}

/** Locked until the transaction ends, so that one process at a time makes pots of a brand in a currency. */
export async function lockMaking(client: pg.PoolClient, { brandId, currency }: JackpotsOf): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtext('jackpots ' || $1 || ' ' || $2))", [brandId, currency]);
}

export async function readLastNumber(on: Queryable, { brandId, currency }: JackpotsOf, tier: JackpotTierKey): Promise<number> {
  const { rows } = await on.query<{ last: number }>(
    'select coalesce(max(number), 0) as last from casino_jackpot where brand_id = $1 and currency = $2 and tier = $3',
    [brandId, currency, tier],
  );
  return rows[0]?.last ?? 0;
}

export interface NewPot extends Pick<Pot, 'brandId' | 'currency' | 'tier' | 'number' | 'terms' | 'promise' | 'sealedSecret'> {}

/** Writes a pot that waits, and gives its number. */
export async function writePot(on: Queryable, { brandId, currency, tier, number, terms, promise, sealedSecret }: NewPot): Promise<bigint> {
  const [cap, odds] = terms.kind === 'mystery' ? [terms.capMinor, null] : [null, terms.oddsMinor];
  const { rows } = await on.query<{ id: bigint }>(
    `insert into casino_jackpot (brand_id, currency, tier, number, kind, seed_minor, rate_ppm, cap_minor, odds_minor, promise, sealed_secret)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [brandId, currency, tier, number, terms.kind, terms.seedMinor, terms.ratePpm, cap, odds, promise, sealedSecret],
  );
  return rows[0]?.id ?? 0n;
}

/** Lets the first pot of a tier fill, with its seed. */
export async function writeOpened(on: Queryable, id: bigint): Promise<void> {
  await on.query('select casino_jackpot_open($1)', [id]);
}

/** Pots that have dropped and whose secret is not published yet. */
export async function readUnrevealed(on: Queryable, brandId: number): Promise<(Pick<Pot, 'id'> & { readonly sealedSecret: Buffer })[]> {
  const { rows } = await on.query<{ id: bigint; sealedSecret: Buffer }>(
    `select id, sealed_secret as "sealedSecret" from casino_jackpot
     where brand_id = $1 and status = 'dropped' and revealed_secret is null and sealed_secret is not null order by id`,
    [brandId],
  );
  return rows;
}

/** Publishes a secret; once. */
export async function writeRevealed(on: Queryable, id: bigint, secret: string): Promise<void> {
  await on.query("update casino_jackpot set revealed_secret = $2 where id = $1 and status = 'dropped' and revealed_secret is null", [
    id,
    secret,
  ]);
}

const DROPS = `select ${COLUMNS}, j.dropped_at as "droppedAt", j.round_id as "roundId", j.transaction_id as "transactionId", r.game
  from casino_jackpot j join casino_round r on r.id = j.round_id`;

/** The last drops of a brand in a currency, the newest first. */
export async function readDrops(on: Queryable, { brandId, currency }: JackpotsOf, limit: number): Promise<DroppedPot[]> {
  const { rows } = await on.query<PotRow & Omit<DroppedPot, keyof Pot>>(
    `${DROPS} where j.brand_id = $1 and j.currency = $2 and j.status = 'dropped' order by j.dropped_at desc, j.id desc limit $3`,
    [brandId, currency, limit],
  );
  return rows.map(potOf);
}

/** The pots that rounds have won, by round. */
export async function readWon(on: Queryable, rounds: readonly bigint[]): Promise<ReadonlyMap<bigint, readonly DroppedPot[]>> {
  const { rows } = await on.query<PotRow & Omit<DroppedPot, keyof Pot>>(
    prepared(`${DROPS} where j.round_id = any ($1::bigint[]) order by j.id`, [rounds]),
  );
  return Map.groupBy(rows.map(potOf), ({ roundId }) => roundId);
}

/** Pots by their ids, which a round took part in. */
export async function readPotsById(on: Queryable, ids: readonly bigint[]): Promise<Pot[]> {
  const { rows } = await on.query<PotRow>(`select ${COLUMNS} from casino_jackpot j where id = any ($1::bigint[]) order by id`, [ids]);
  return rows.map(potOf);
}
