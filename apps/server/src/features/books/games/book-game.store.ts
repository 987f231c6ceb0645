import type { ModeFigures } from '@touchline/casino/books/mode-figures';
import type { BookMode } from '@touchline/casino/books/parse-index';
import type { Ratio } from '@touchline/kernel/ratio';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

export interface BookGame {
  readonly code: string;
  readonly name: string;
  /** The page that shows it, without what a launch adds. */
  readonly frontUrl: string;
  /** The version that new rounds are drawn from. */
  readonly version: number;
}

/** A way to play a version of a game. */
export interface DeployedMode {
  readonly id: bigint;
  readonly game: string;
  readonly version: number;
  readonly name: string;
  readonly place: number;
  readonly cost: Ratio;
  readonly totalWeight: bigint;
  /** An exact ratio ("97/100"). */
  readonly returned: string;
}

/** A row as it is kept: `upto` is the sum of the weights up to and with it. */
export interface KeptRow {
  readonly place: number;
  readonly id: bigint;
  readonly upto: bigint;
  readonly payHundredths: bigint;
  /** JSON. */
  readonly events: string;
}

/** The games, each with the exact return of its first mode ("97/100"). */
export async function readBookGames(on: Queryable): Promise<(BookGame & { readonly returned: string })[]> {
  const { rows } = await on.query<BookGame & { readonly returned: string }>(
    `select g.code, g.name, g.front_url as "frontUrl", g.version, m.returned
     from books_game g join books_mode m on m.game = g.code and m.version = g.version and m.place = 1 order by g.code`,
  );
  return rows;
}

export async function readBookGame(on: Queryable, code: string): Promise<BookGame | undefined> {
  const { rows } = await on.query<BookGame>(
    prepared('select code, name, front_url as "frontUrl", version from books_game where code = $1', [code]),
  );
  return rows[0];
}

/** Takes the next version of a game, new ones from 1 on: whoever imports at the same moment waits, and takes the one after it. */
export async function writeNextVersion(on: Queryable, { code, name, frontUrl }: Omit<BookGame, 'version'>): Promise<number> {
  const { rows } = await on.query<{ version: number }>(
    `insert into books_game (code, name, front_url, version) values ($1, $2, $3, 1)
     on conflict (code) do update set name = $2, front_url = $3, version = books_game.version + 1, imported_at = clock_timestamp()
     returning version`,
    [code, name, frontUrl],
  );
  return rows[0]?.version ?? 1;
}

/** The new page of a game; false where there is no such game. */
export async function writeFrontUrl(on: Queryable, code: string, frontUrl: string): Promise<boolean> {
  const { rowCount } = await on.query('update books_game set front_url = $2 where code = $1', [code, frontUrl]);
  return rowCount === 1;
}

/** The files of a mode, by their SHA-256. */
export interface FileHashes {
  readonly weights: string;
  readonly books: string;
}

const ratioText = ({ num, den }: Ratio): string => `${num}/${den}`;

export async function writeMode(
  on: Queryable,
  { game, version, place }: { readonly game: string; readonly version: number; readonly place: number },
  { name, cost }: BookMode,
  { totalWeight, returned, hitRate, capHundredths }: ModeFigures,
  hashes: FileHashes,
): Promise<bigint> {
  const { rows } = await on.query<{ id: bigint }>(
    `insert into books_mode (game, version, name, place, cost_num, cost_den, total_weight, returned, hit_rate, cap_hundredths, weights_sha256, books_sha256)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      game,
      version,
      name,
      place,
      cost.num,
      cost.den,
      String(totalWeight),
      ratioText(returned),
      ratioText(hitRate),
      String(capHundredths),
      hashes.weights,
      hashes.books,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a mode was not written');
  return id;
}

export async function writeRows(on: Queryable, modeId: bigint, rows: readonly KeptRow[]): Promise<void> {
  await on.query(
    `insert into books_row (mode_id, place, id, upto, pay_hundredths, events)
     select $1, r.* from unnest($2::int[], $3::numeric[], $4::numeric[], $5::numeric[], $6::text[]) r`,
    [
      modeId,
      rows.map(({ place }) => place),
      rows.map(({ id }) => String(id)),
      rows.map(({ upto }) => String(upto)),
      rows.map(({ payHundredths }) => String(payHundredths)),
      rows.map(({ events }) => events),
    ],
  );
}

/** The modes of a version, in the order of its index. */
export async function readModes(on: Queryable, game: string, version: number): Promise<DeployedMode[]> {
  const { rows } = await on.query<Omit<DeployedMode, 'cost' | 'totalWeight'> & { num: bigint; den: bigint; total: string }>(
    prepared(
      `select id, game, version, name, place, cost_num as num, cost_den as den, total_weight::text as total, returned
       from books_mode where game = $1 and version = $2 order by place`,
      [game, version],
    ),
  );
  return rows.map(({ num, den, total, ...mode }) => ({ ...mode, cost: { num, den }, totalWeight: BigInt(total) }));
}

type FoundRow = Omit<KeptRow, 'upto'>;
type RowText = { place: number; id: string; pay: string; events: string };
const ROW = 'place, id::text as id, pay_hundredths::text as pay, events';
const rowOf = (row: RowText | undefined): FoundRow | undefined =>
  row && { place: row.place, id: BigInt(row.id), payHundredths: BigInt(row.pay), events: row.events };

/** The row that a drawn weight falls on; undefined for one that is not below the mode's total. */
export async function readRowAt(on: Queryable, modeId: bigint, drawn: bigint): Promise<FoundRow | undefined> {
  const { rows } = await on.query<RowText>(
    prepared(`select ${ROW} from books_row where mode_id = $1 and upto > $2::numeric order by upto, place limit 1`, [
      modeId,
      String(drawn),
    ]),
  );
  return rowOf(rows[0]);
}

export async function readRowById(on: Queryable, modeId: bigint, id: bigint): Promise<FoundRow | undefined> {
  const { rows } = await on.query<RowText>(
    prepared(`select ${ROW} from books_row where mode_id = $1 and id = $2::numeric`, [modeId, String(id)]),
  );
  return rowOf(rows[0]);
}
