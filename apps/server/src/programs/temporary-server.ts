import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { FeedSource } from '@touchline/feed/feed-events';
import { invariant } from '@touchline/kernel/invariant';
import { postDeposit } from '@touchline/ledger/postings';
import { type Config, readConfig } from '#platform/config';
import { createPlatform } from '#platform/create-platform';
import { startEmbeddedPg } from '#platform/db/embedded-pg';
import { migrate } from '#platform/db/migrate';
import type { Caller } from '#platform/http/handler';
import { migrateJobs } from '#platform/jobs/jobs';
import type { Platform } from '#platform/platform';
import { type App, createApp } from '../app.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';

export interface TemporaryServer {
  readonly app: App;
  readonly platform: Platform;
  /** A player with money (minor units of EUR), as a caller of the app's calls. */
  player(name: string, minor: bigint): Promise<Caller>;
  close(): Promise<void>;
}

/**
 * The whole server over a database that is deleted afterwards, fed by `source`, without listening: for programs that run the real path
 * from price to payment. With DATABASE_URL (or `changes.databaseUrl`) that database is used, and kept.
 */
export async function startTemporaryServer(source: FeedSource, changes: Partial<Config> = {}): Promise<TemporaryServer> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (let end = closing.pop(); end; end = closing.pop()) await end();
  };
  try {
    const databaseUrl = changes.databaseUrl ?? process.env.DATABASE_URL ?? (await temporaryDatabase(closing));
    await migrate(databaseUrl);
    const settings: Config = {
      ...readConfig({ LOG_LEVEL: process.env.LOG_LEVEL ?? 'error', PORT: '0', DEMO: '0' }, []),
      roles: new Set(['api', 'ingest', 'settle', 'jobs']),
      ...changes,
    };
    const { platform, close: closePlatform } = await createPlatform(settings, databaseUrl);
    closing.push(closePlatform);
    await migrateJobs(platform.pool);
    const app = await createApp(platform, { source });
    closing.push(() => app.stop());
    await app.start();
    return { app, platform, player: (name, minor) => openPlayer(app, platform, name, minor), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function temporaryDatabase(closing: (() => Promise<unknown>)[]): Promise<string> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-run-'));
  fs.chmodSync(dataDir, 0o755); // PostgreSQL runs as another user
  closing.push(async () => fs.rmSync(dataDir, { recursive: true, force: true }));
  const server = await startEmbeddedPg({ dataDir });
  closing.push(() => server.stop());
  return server.url();
}

async function openPlayer({ features }: App, platform: Platform, name: string, minor: bigint): Promise<Caller> {
  const { account, wallet, site } = features;
  const currency = currencyByCode('EUR');
  invariant(currency, 'the catalogue has no EUR');
  const passwordHash = await account.hashPassword(randomUUID());
  const id = await inTransaction(platform.pool, async (client) => {
    const opened = await account.createPlayer(client, {
      brandId: platform.brands.first.id,
      kind: 'demo',
      passwordHash,
      email: null,
      phone: null,
      firstName: name,
      lastName: null,
      birthDate: null,
      countryId: site.countryIdOf('IE'),
      currencyId: currency.id,
      language: 'en',
    });
    await wallet.postTransaction(
      client,
      postDeposit({ key: `program-${opened.playerId}`, playerId: opened.playerId, currency: currency.code }, minor),
    );
    return opened.playerId;
  });
  return {
    brand: platform.brands.first,
    player: { id, sessionId: name, language: 'en', brandId: platform.brands.first.id },
    operator: null,
    language: 'en',
    ip: '127.0.0.1',
    userAgent: name,
    requestId: name,
    message: { text: '', header: () => undefined },
  };
}
