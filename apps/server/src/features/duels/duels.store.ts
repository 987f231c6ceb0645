import type pg from 'pg';
import type { Duel, DuelSides } from './duel.ts';

interface Row {
  readonly number: number;
  readonly sides: DuelSides;
  readonly sport: number;
  readonly starts_at: Date;
}
const present = (row: Row): Duel => ({ number: row.number, sides: row.sides, sport: row.sport, startsAt: row.starts_at.getTime() });
const COLUMNS = 'number, sides, sport, starts_at';

/** Table `duel`. */
export function createDuelsStore(pool: pg.Pool) {
  return {
    /** The duel of a key; the one that was there first where two are built at once. */
    async writeDuel(key: string, { sides, sport, startsAt }: Omit<Duel, 'number'>): Promise<Duel> {
      await pool.query('insert into duel (key, sides, sport, starts_at) values ($1, $2, $3, $4) on conflict (key) do nothing', [
        key,
        JSON.stringify(sides),
        sport,
        new Date(startsAt),
      ]);
      const { rows } = await pool.query<Row>(`select ${COLUMNS} from duel where key = $1`, [key]);
      return present(rows[0] as Row);
    },
    async readDuel(key: string): Promise<Duel | undefined> {
      const { rows } = await pool.query<Row>(`select ${COLUMNS} from duel where key = $1`, [key]);
      return rows[0] && present(rows[0]);
    },
    /** Duels without a result that were built after the one of this number. */
    async readOpen(after: number): Promise<Duel[]> {
      const { rows } = await pool.query<Row>({
        name: 'duels-open',
        text: `select ${COLUMNS} from duel where closed_at is null and number > $1 order by number`,
        values: [after],
      });
      return rows.map(present);
    },
    async writeOver(number: number): Promise<void> {
      await pool.query('update duel set closed_at = now() where number = $1 and closed_at is null', [number]);
    },
  };
}
export type DuelsStore = ReturnType<typeof createDuelsStore>;
