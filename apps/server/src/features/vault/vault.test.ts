import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { Shredded } from './index.ts';
import { seal, unseal } from './seal.ts';

const OLD = new Uint8Array(32).fill(1);
const NEW = new Uint8Array(32).fill(2);
const SECRET = Buffer.from('planted: passport 4512 998877');

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ config: { vaultKeys: [OLD] } });
});
afterAll(() => test.close());

describe('seal', () => {
  it('opens only under its key, in its place, unchanged', () => {
    const sealed = seal(OLD, 'file 1', SECRET);
    expect(unseal(OLD, 'file 1', sealed)).toEqual(SECRET);
    expect(() => unseal(NEW, 'file 1', sealed)).toThrow();
    expect(() => unseal(OLD, 'file 2', sealed)).toThrow();
    for (const at of [0, 5, 20, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => unseal(OLD, 'file 1', changed)).toThrow();
    }
    expect(seal(OLD, 'file 1', SECRET)).not.toEqual(sealed);
  });
});

describe('the vault', () => {
  it('seals under a key for each player', async () => {
    const { vault } = test.app.features;
    const { db } = test.platform;
    const sealed = await vault.seal(db, 1n, 'note', SECRET);
    expect(sealed.includes(SECRET)).toBe(false);
    expect(await vault.open(db, 1n, 'note', sealed)).toEqual(SECRET);
    await vault.seal(db, 2n, 'note', SECRET);
    await expect(vault.open(db, 2n, 'note', sealed)).rejects.toThrow();
  });

  it('makes one key however many ask for it at once', async () => {
    const { vault } = test.app.features;
    const { db } = test.platform;
    const all = await Promise.all(Array.from({ length: 20 }, () => vault.seal(db, 3n, 'note', SECRET)));
    for (const sealed of all) expect(await vault.open(db, 3n, 'note', sealed)).toEqual(SECRET);
  });

  it('T79 changes the house key while everything stays readable, and the old key is needed no more', async () => {
    const sealed = await test.app.features.vault.seal(test.platform.db, 4n, 'note', SECRET);
    const both = await startTestApp({ databaseUrl: test.databaseUrl, roles: ['api'], config: { vaultKeys: [NEW, OLD] } });
    expect(await both.app.features.vault.open(both.platform.db, 4n, 'note', sealed)).toEqual(SECRET);
    expect(await both.app.features.vault.rewrap()).toBeGreaterThan(0);
    await both.close();
    const fresh = await startTestApp({ databaseUrl: test.databaseUrl, roles: ['api'], config: { vaultKeys: [NEW] } });
    expect(await fresh.app.features.vault.open(fresh.platform.db, 4n, 'note', sealed)).toEqual(SECRET);
    await fresh.close();
    await expect(test.app.features.vault.open(test.platform.db, 4n, 'note', sealed)).rejects.toThrow(/VAULT_KEYS/);
  });

  it('T81 shredding a key makes everything sealed under it unreadable, for good', async () => {
    const { vault } = test.app.features;
    const { db } = test.platform;
    const sealed = await vault.seal(db, 5n, 'note', SECRET);
    await vault.shred(db, 5n);
    await expect(vault.open(db, 5n, 'note', sealed)).rejects.toBeInstanceOf(Shredded);
    await expect(vault.seal(db, 5n, 'note', SECRET)).rejects.toBeInstanceOf(Shredded);
  });
});
