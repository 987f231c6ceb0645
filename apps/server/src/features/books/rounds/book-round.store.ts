import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

export interface BookRound {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly launchId: bigint;
  readonly currency: string;
  readonly game: string;
  readonly modeId: bigint;
  /** Of its row in the mode. */
  readonly place: number;
  /** Of one bet, of what it costs in its mode, and of what it pays when it ends. */
  readonly amountMinor: bigint;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly seedId: bigint;
  readonly nonce: number;
  readonly drawn: bigint;
}

/** A round as its page is told it, a player's or one of a demonstration. */
export interface ToldRound extends Pick<BookRound, 'id' | 'currency' | 'amountMinor' | 'payoutMinor' | 'nonce' | 'drawn'> {
  readonly mode: string;
  readonly rowId: bigint;
  readonly payHundredths: bigint;
  readonly totalWeight: bigint;
  /** JSON. */
  readonly events: string;
  readonly event: string | null;
  readonly isOpen: boolean;
}

/** A player's round with what its page is told of it. */
export interface ShownRound extends BookRound, ToldRound {}

/** The number of a new round, as those of the house's own games are drawn (decision 0074). */
export async function readNewRoundId(on: Queryable): Promise<bigint> {
  const { rows } = await on.query<{ id: bigint }>(prepared('select casino_new_round_id(clock_timestamp()) as id', []));
  return rows[0]?.id ?? 0n;
}

/** The number of the next round that is drawn with a pair, whose lock the caller holds. */
export async function readNextNonce(on: Queryable, seedId: bigint): Promise<number> {
  const { rows } = await on.query<{ nonce: number }>(
    prepared('select coalesce(max(nonce), 0) + 1 as nonce from books_round where seed_id = $1', [seedId]),
  );
  return rows[0]?.nonce ?? 1;
}

/** Writes a round; one that pays nothing is over with it. */
export async function writeBookRound(on: Queryable, round: BookRound): Promise<void> {
  await on.query(
    prepared(
      `insert into books_round (id, player_id, launch_id, currency, game, mode_id, place, amount_minor, stake_minor, payout_minor, seed_id, nonce,
         drawn, ended_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::numeric, case when $10::bigint = 0 then clock_timestamp() end)`,
      [
        round.id,
        round.playerId,
        round.launchId,
        round.currency,
        round.game,
        round.modeId,
        round.place,
        round.amountMinor,
        round.stakeMinor,
        round.payoutMinor,
        round.seedId,
        round.nonce,
        String(round.drawn),
      ],
    ),
  );
}

type ShownText = Omit<ShownRound, 'drawn' | 'rowId' | 'payHundredths' | 'totalWeight'> & {
  drawn: string;
  rowId: string;
  pay: string;
  total: string;
};

/** The last round of a player in a game, open or over. */
export async function readLastRound(on: Queryable, playerId: bigint, game: string): Promise<ShownRound | undefined> {
  const { rows } = await on.query<ShownText>(
    prepared(
      `select r.id, r.player_id as "playerId", r.launch_id as "launchId", r.currency, r.game, r.mode_id as "modeId", r.place,
         r.amount_minor as "amountMinor", r.stake_minor as "stakeMinor", r.payout_minor as "payoutMinor", r.seed_id as "seedId", r.nonce,
         r.drawn::text as drawn, m.name as mode, m.total_weight::text as total, w.id::text as "rowId", w.pay_hundredths::text as pay, w.events,
         r.event, r.ended_at is null as "isOpen"
       from books_round r join books_mode m on m.id = r.mode_id join books_row w on w.mode_id = r.mode_id and w.place = r.place
       where r.player_id = $1 and r.game = $2 order by r.started_at desc, r.id desc limit 1`,
      [playerId, game],
    ),
  );
  const [row] = rows;
  if (!row) return undefined;
  const { drawn, rowId, pay, total, ...round } = row;
  return { ...round, drawn: BigInt(drawn), rowId: BigInt(rowId), payHundredths: BigInt(pay), totalWeight: BigInt(total) };
}

/** How long ago a player's last round began by the database's clock, ms; null before the first. */
export async function readSinceLastRound(on: Queryable, playerId: bigint): Promise<number | null> {
  const { rows } = await on.query<{ ms: number }>(
    prepared(
      `select extract(epoch from clock_timestamp() - started_at)::float8 * 1000 as ms from books_round
       where player_id = $1 order by started_at desc limit 1`,
      [playerId],
    ),
  );
  return rows[0]?.ms ?? null;
}

export async function hasOpenBookRound(on: Queryable, playerId: bigint, game: string): Promise<boolean> {
  const { rowCount } = await on.query(
    prepared('select from books_round where player_id = $1 and game = $2 and ended_at is null', [playerId, game]),
  );
  return rowCount === 1;
}

/** Ends a round; nothing where it is over. */
export async function writeRoundEnd(on: Queryable, id: bigint): Promise<void> {
  await on.query(prepared('update books_round set ended_at = clock_timestamp() where id = $1 and ended_at is null', [id]));
}

/** Keeps how far the page has shown the player's open round; false where none is open. */
export async function writeRoundEvent(on: Queryable, playerId: bigint, game: string, event: string): Promise<boolean> {
  const { rowCount } = await on.query('update books_round set event = $3 where player_id = $1 and game = $2 and ended_at is null', [
    playerId,
    game,
    event,
  ]);
  return rowCount === 1;
}

/** Open rounds that began so many hours ago or earlier, the oldest first. */
export async function readForgottenRounds(
  on: Queryable,
  hours: number,
  max: number,
): Promise<Pick<BookRound, 'id' | 'playerId' | 'currency' | 'game' | 'payoutMinor'>[]> {
  const { rows } = await on.query<Pick<BookRound, 'id' | 'playerId' | 'currency' | 'game' | 'payoutMinor'>>(
    `select id, player_id as "playerId", currency, game, payout_minor as "payoutMinor" from books_round
     where ended_at is null and started_at <= now() - $1 * interval '1 hour' order by started_at limit $2`,
    [hours, max],
  );
  return rows;
}
