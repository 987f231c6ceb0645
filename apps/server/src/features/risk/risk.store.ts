import type pg from 'pg';
import type { ExposureDelta } from './exposure.ts';

interface Row {
  readonly matchId: bigint;
  readonly selectionId: bigint;
  readonly liabilityMinor: bigint;
  readonly stakeMinor: bigint;
  readonly updatedAt: Date;
}
const COLUMNS = `match_id as "matchId", selection_id as "selectionId", liability_minor as "liabilityMinor", stake_minor as "stakeMinor", updated_at as "updatedAt"`;
const present = (row: Row): ExposureDelta => ({ ...row, matchId: Number(row.matchId), selectionId: Number(row.selectionId) });

/** Adds deltas (sorted, so that two processes never wait in a circle) and gives the sums that came out. */
export async function writeDeltas(pool: pg.Pool, deltas: readonly ExposureDelta[]): Promise<ExposureDelta[]> {
  const { rows } = await pool.query<Row>({
    name: 'risk-deltas',
    text: `insert into risk_exposure as r (match_id, selection_id, liability_minor, stake_minor)
      select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[])
      on conflict (match_id, selection_id) do update set liability_minor = r.liability_minor + excluded.liability_minor,
        stake_minor = r.stake_minor + excluded.stake_minor, updated_at = clock_timestamp()
      returning ${COLUMNS}`,
    values: [
      deltas.map((d) => d.matchId),
      deltas.map((d) => d.selectionId),
      deltas.map((d) => d.liabilityMinor),
      deltas.map((d) => d.stakeMinor),
    ],
  });
  return rows.map(present);
}

/** Sums that changed since a moment, and the moment to ask from next time. */
export async function readChanged(pool: pg.Pool, since: Date): Promise<{ readonly sums: ExposureDelta[]; readonly until: Date }> {
  const { rows } = await pool.query<Row>({
    name: 'risk-changed',
    text: `select ${COLUMNS} from risk_exposure where updated_at >= $1 order by updated_at`,
    values: [since],
  });
  // A second back, for what was being committed meanwhile.
  const until = rows.at(-1)?.updatedAt;
  return { sums: rows.map(present), until: until ? new Date(until.getTime() - 1_000) : since };
}
