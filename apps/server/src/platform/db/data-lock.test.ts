import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { DataDirectoryBusy, lockDataDirectory } from './data-lock.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-lock-'));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it('refuses a second server, lets the next in when the first is gone, and is not fooled by a leftover file', async () => {
  const release = await lockDataDirectory(folder);
  await expect(lockDataDirectory(folder)).rejects.toThrow(DataDirectoryBusy);
  await release();
  fs.writeFileSync(path.join(folder, 'server.lock'), 'left by a crash');
  const again = await lockDataDirectory(folder);
  await again();
});
