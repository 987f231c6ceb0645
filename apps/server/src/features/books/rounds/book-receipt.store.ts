import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** A player's round as lists show it. */
export interface ListedRound {
  readonly id: bigint;
  readonly game: string;
  readonly name: string;
  readonly currency: string;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

/** The same with all that it can be worked out by; what may be larger than 64 bits is text. */
export interface ReceiptRound extends ListedRound {
  readonly version: number;
  readonly mode: string;
  readonly costNum: bigint;
  readonly costDen: bigint;
  readonly modeReturn: string;
  readonly weightsHash: string;
  readonly booksHash: string;
  readonly amountMinor: bigint;
  readonly seedId: bigint;
  readonly nonce: number;
  readonly drawn: string;
  readonly totalWeight: string;
  readonly rowId: string;
  readonly from: string;
  readonly upto: string;
  readonly payHundredths: string;
  /** JSON. */
  readonly events: string;
}

const LISTED = `r.id, r.game, g.name, r.currency, r.stake_minor as "stakeMinor", r.payout_minor as "payoutMinor", r.started_at as "startedAt",
  r.ended_at as "endedAt"`;

/** A player's rounds, the newest first: of one game where it is named, and those before a round of theirs. Numbers of rounds have no order. */
export async function readListedRounds(
  on: Queryable,
  playerId: bigint,
  { game, before, limit }: { readonly game: string | undefined; readonly before: bigint | undefined; readonly limit: number },
): Promise<ListedRound[]> {
  const { rows } = await on.query<ListedRound>(
    prepared(
      `select ${LISTED} from books_round r join books_game g on g.code = r.game
       where r.player_id = $1 and r.game = coalesce($2, r.game)
         and ($3::bigint is null or (r.started_at, r.id) < (select b.started_at, b.id from books_round b where b.id = $3 and b.player_id = $1))
       order by r.started_at desc, r.id desc limit $4`,
      [playerId, game ?? null, before ?? null, limit],
    ),
  );
  return rows;
}

const RECEIPTS = `select ${LISTED}, m.version, m.name as mode, m.cost_num as "costNum", m.cost_den as "costDen", m.returned as "modeReturn",
    m.weights_sha256 as "weightsHash", m.books_sha256 as "booksHash", m.total_weight::text as "totalWeight",
    r.amount_minor as "amountMinor", r.seed_id as "seedId", r.nonce, r.drawn::text as drawn, w.id::text as "rowId", w.upto::text as upto,
    coalesce((select b.upto from books_row b where b.mode_id = w.mode_id and b.place = w.place - 1), 0)::text as "from",
    w.pay_hundredths::text as "payHundredths", w.events
  from books_round r join books_game g on g.code = r.game join books_mode m on m.id = r.mode_id
  join books_row w on w.mode_id = r.mode_id and w.place = r.place`;

/** A round of a player by its number. */
export async function readReceiptRound(on: Queryable, playerId: bigint, id: bigint): Promise<ReceiptRound | undefined> {
  const { rows } = await on.query<ReceiptRound>(prepared(`${RECEIPTS} where r.player_id = $1 and r.id = $2`, [playerId, id]));
  return rows[0];
}

/** Rounds that a pair of seeds drew, by nonce, those after a nonce. */
export async function readReceiptsOfPair(on: Queryable, seedId: bigint, after: number, limit: number): Promise<ReceiptRound[]> {
  const { rows } = await on.query<ReceiptRound>(
    prepared(`${RECEIPTS} where r.seed_id = $1 and r.nonce > $2 order by r.nonce limit $3`, [seedId, after, limit]),
  );
  return rows;
}
