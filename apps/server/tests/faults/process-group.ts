import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { freePort } from '../../src/platform/db/free-port.ts';
import { placeBetWithRetry } from '../harness/bet-client.ts';
import { type BuiltServer, startBuiltServer } from '../harness/built-server.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import type { TestPlayer } from '../harness/test-player.ts';
import { readServiceToken } from '../harness/worlds/betting-app.ts';
import { type BetStage, setBetStage } from './bet-stage.ts';
import { startNats } from './start-nats.ts';

/** One database and one broker, and processes over them: ingest with jobs, two of api and push, settle. */
export interface ProcessGroup {
  /** In this process, for players, money and questions; it takes no bets. */
  readonly bank: TestApp;
  readonly ingest: BuiltServer;
  readonly first: BuiltServer;
  readonly second: BuiltServer;
  /**
   * Holds the player's accounts, sends, and lets go once two statements of the processes have come as far as they can: what comes next is a race
   * that no luck of timing can leave out. `meanwhile` is done in the transaction that holds them.
   */
  atOnce<T>(player: TestPlayer, send: () => readonly Promise<T>[], meanwhile?: Meanwhile): Promise<T[]>;
  /** The place where statements of bet_place are watched, in this group's database. */
  readonly stage: BetStage;
  readonly natsUrl: string;
  /** Ends the broker as the system would and deletes what it has stored; gives what starts another in its place. */
  loseBroker(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
type Meanwhile = (holder: pg.PoolClient) => Promise<unknown>;

/** Resolves when both processes of api take bets. */
export async function startProcessGroup(): Promise<ProcessGroup> {
  const bank = await startTestApp({ roles: ['api'] });
  const { pool } = bank.platform;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-nats-'));
  const natsPort = await freePort();
  const natsUrl = `nats://127.0.0.1:${natsPort}`;
  let nats = await startNats(natsPort, folder);
  const processes: BuiltServer[] = [];
  const start = async (roles: string): Promise<BuiltServer> => {
    const one = await startBuiltServer({
      program: 'betting-server',
      args: [`--roles=${roles}`],
      env: {
        DATABASE_URL: bank.databaseUrl,
        NATS_URL: natsUrl,
        DEMO: '0',
        POOL_SIZE: '6',
        WITHDRAWAL_PLAYED_PERCENT: '0',
      },
    });
    processes.push(one);
    return one;
  };
  const close = async (): Promise<void> => {
    for (const one of processes) if (one.child.exitCode === null && one.child.signalCode === null) await one.kill();
    nats.kill();
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    await bank.close();
  };
  const startAll = async () => ({
    ingest: await start('ingest,jobs'),
    first: await start('api,push'),
    second: await start('api,push'),
    settle: await start('settle'),
  });
  const { ingest, first, second } = await startAll().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  // The prices are known in both once both have taken a bet.
  const token = await readServiceToken(await bank.player({ deposit: '10' }));
  for (const { url } of [first, second]) await placeBetWithRetry([url], token, 20);
  const stage = await setBetStage(pool);

  return {
    bank,
    natsUrl,
    ingest,
    first,
    second,
    stage,
    async atOnce(player, send, meanwhile) {
      const held = await pool.connect();
      try {
        await held.query('begin');
        await held.query('select from ledger_account where player_id = $1 order by id for update', [player.id]);
        await stage.reset();
        const sent = Promise.all(send());
        await stage.haveCome(2);
        await meanwhile?.(held);
        await held.query('commit');
        return await sent;
      } finally {
        held.release();
      }
    },
    async loseBroker() {
      nats.kill('SIGKILL');
      await once(nats, 'exit');
      fs.rmSync(folder, { recursive: true, force: true });
      return async () => {
        nats = await startNats(natsPort, folder);
      };
    },
    close,
  };
}
