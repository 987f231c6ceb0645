import { seedHash } from '@touchline/casino/draws/seeded-draws';
import { hashChain } from '@touchline/casino/shared/hash-chain';
import type { SharedGame, SharedKey } from '@touchline/casino/shared/shared-game';
import { findSharedGame } from '@touchline/casino/shared/shared-games';
import { invariant } from '@touchline/kernel/invariant';
import { nanoid } from 'nanoid';
import { tableKey } from '../../../src/features/casino/shared/shared-deps.ts';
import type { WireReply } from '../request-over.ts';
import type { TestApp } from '../test-app.ts';
import type { TestPlayer } from '../test-player.ts';
import { until } from '../until.ts';

/** The rounds of every test table follow from it. */
export const SHARED_SEED = 'shared-rounds.test';
const CHAIN_ROUNDS = 10_000;
/** Longer than a driver believes that somebody looks. */
const UNWATCHED_MS = 31_000;
const HOUR_MS = 3_600_000;

export interface TestRound {
  readonly id: bigint;
  readonly chainId: bigint;
  readonly place: number;
  readonly startsAt: Date;
  readonly status: 'open' | 'ended' | 'over';
  /** The result that its hash says: hundredths, or the number of a layout's result. */
  readonly result: number;
}

/** A table whose rounds are known beforehand and whose time stands still but where a test moves it. */
export interface TestTable {
  readonly game: SharedGame;
  round(): Promise<TestRound>;
  /** The next round that comes to what is wanted, taking bets for as long as the test likes. What lies between is passed over. */
  open(isWanted?: (result: number) => boolean): Promise<TestRound>;
  /** Moves the round's start to so many milliseconds ago, and its end with it. */
  moveTo(elapsedMs: number): Promise<void>;
  /** One turn of the driver of a process, the first where none is named. */
  step(process?: TestApp): Promise<boolean>;
  /** Lets the round come to its end, and its pause pass. */
  finish(process?: TestApp): Promise<void>;
  bet(player: TestPlayer, more?: object): Promise<WireReply>;
}

/** The app's clock is `ahead` of the system's: after each round is opened it jumps, so that nobody looks at the table any more. */
export function testTable(test: TestApp, key: SharedKey, ahead: { ms: number }): TestTable {
  const brandId = test.platform.brands.all()[0]?.id ?? 1;
  const { pool } = test.platform;
  const hashes = hashChain(seedHash(`${SHARED_SEED} ${brandId} ${key}`), CHAIN_ROUNDS);
  const salt = seedHash(`${SHARED_SEED} ${brandId} ${key} salt`);
  const game = findSharedGame(key);
  invariant(game, 'a shared game');
  const resultAt = (place: number, edgePpm: number): number => game.result(hashes[place] ?? '', salt, edgePpm);
  const driverOf = (process: TestApp) => process.app.features.casino.shared.driver;

  const find = async (): Promise<(Omit<TestRound, 'result'> & { readonly edgePpm: number }) | undefined> => {
    const { rows } = await pool.query(
      `select id, chain_id as "chainId", place, starts_at as "startsAt", status, edge_ppm as "edgePpm" from casino_shared_round
       where brand_id = $1 and game = $2 order by id desc limit 1`,
      [brandId, key],
    );
    return rows[0];
  };
  async function openNext(): Promise<void> {
    await until('a round opens', async () => {
      driverOf(test).watch(tableKey(brandId, key));
      await driverOf(test).step();
      return (await find())?.status === 'open';
    });
    ahead.ms += UNWATCHED_MS;
    await table.moveTo(-HOUR_MS);
  }
  const table: TestTable = {
    game,
    async round() {
      const row = await find();
      invariant(row, 'the table has a round');
      return { ...row, result: resultAt(row.place, row.edgePpm) };
    },
    async open(isWanted = () => true) {
      if (!(await find())) {
        await openNext();
        await table.finish();
      }
      const { chainId, place } = await table.round();
      const edgePpm = game.edge?.usual ?? 0;
      const wanted = hashes.findIndex((_, at) => at > place && isWanted(resultAt(at, edgePpm)));
      invariant(wanted > 0, 'a round of the chain comes to what is wanted');
      if (wanted > place + 1)
        await pool.query(
          `insert into casino_shared_round (brand_id, game, chain_id, place, version, edge_ppm, starts_at, status, ended_at, hash, result)
           values ($1, $2, $3, $4, 1, $5, now(), 'over', now(), $6, $7)`,
          [brandId, key, chainId, wanted - 1, edgePpm, hashes[wanted - 1], resultAt(wanted - 1, edgePpm)],
        );
      await openNext();
      return table.round();
    },
    async moveTo(elapsedMs) {
      await pool.query(
        `update casino_shared_round r set starts_at = m.at, ended_at = r.ended_at + (m.at - r.starts_at)
         from (select date_trunc('milliseconds', clock_timestamp()) - $3 * interval '1 millisecond' as at) m
         where r.brand_id = $1 and r.game = $2 and r.status <> 'over'`,
        [brandId, key, elapsedMs],
      );
    },
    step: (process = test) => driverOf(process).step(),
    async finish(process = test) {
      const { id } = await table.round();
      await until('the round is over', async () => {
        await table.moveTo(HOUR_MS);
        await driverOf(process).step();
        const { rows } = await pool.query<{ over: boolean }>("select status = 'over' as over from casino_shared_round where id = $1", [id]);
        return rows[0]?.over ?? false;
      });
    },
    bet: async (player, more = {}) => {
      const payload = { round: String((await table.round()).id), guid: nanoid(), stake: '1.00', ...more };
      return player.request({ method: 'POST', url: `/web-api/casino/shared/${key}/bets`, payload });
    },
  };
  return table;
}
