import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDb } from '../../src/platform/db/db.ts';
import { startEmbeddedPg } from '../../src/platform/db/embedded-pg.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { migrateJobs } from '../../src/platform/jobs/jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL with `DATABASE` in the place of the name. */
    pgUrl: string;
    /** Name of the migrated database that others are copied from. */
    pgTemplate: string;
  }
}

/** One PostgreSQL per run, without syncing to disk, and a migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-test-'));
  fs.chmodSync(parent, 0o755); // PostgreSQL runs as another user
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };
  const server = await startEmbeddedPg({ dataDir: parent, settings });
  const template = 'touchline_template';
  const admin = openDb(server.url(), 2);
  await admin.query(`create database ${template}`);
  await admin.end();
  await migrate(server.url(template));
  const made = openDb(server.url(template), 2);
  await migrateJobs(made);
  await made.end();
  project.provide('pgUrl', server.url('DATABASE'));
  project.provide('pgTemplate', template);
  return async () => {
    await server.stop();
    fs.rmSync(parent, { recursive: true, force: true });
  };
}
