import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { decrypt, encrypt } from './encrypt.ts';
import { KeyShreddedError } from './key-shredded-error.ts';

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
    const sealed = encrypt(OLD, 'file 1', SECRET);
    expect(decrypt(OLD, 'file 1', sealed)).toEqual(SECRET);
    expect(() => decrypt(NEW, 'file 1', sealed)).toThrow();
    expect(() => decrypt(OLD, 'file 2', sealed)).toThrow();
    for (const at of [0, 5, 20, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => decrypt(OLD, 'file 1', changed)).toThrow();
    }
    expect(encrypt(OLD, 'file 1', SECRET)).not.toEqual(sealed);
  });
});

describe('the vault', () => {
  it('seals under a key for each player', async () => {
    const { vault } = test.app.features;
    const { pool } = test.platform;
    const sealed = await vault.seal(pool, 1n, 'note', SECRET);
    expect(sealed.includes(SECRET)).toBe(false);
    expect(await vault.open(pool, 1n, 'note', sealed)).toEqual(SECRET);
    await vault.seal(pool, 2n, 'note', SECRET);
    await expect(vault.open(pool, 2n, 'note', sealed)).rejects.toThrow();
  });

  it('makes one key however many ask for it at once', async () => {
    const { vault } = test.app.features;
    const { pool } = test.platform;
    const all = await Promise.all(Array.from({ length: 20 }, () => vault.seal(pool, 3n, 'note', SECRET)));
    for (const sealed of all) expect(await vault.open(pool, 3n, 'note', sealed)).toEqual(SECRET);
  });

  it('T79 changes the house key while everything stays readable, and the old key is needed no more', async () => {
    const sealed = await test.app.features.vault.seal(test.platform.pool, 4n, 'note', SECRET);
    const both = await startTestApp({ databaseUrl: test.databaseUrl, roles: ['api'], config: { vaultKeys: [NEW, OLD] } });
    expect(await both.app.features.vault.open(both.platform.pool, 4n, 'note', sealed)).toEqual(SECRET);
    expect(await both.app.features.vault.rewrap()).toBeGreaterThan(0);
    await both.close();
    const fresh = await startTestApp({ databaseUrl: test.databaseUrl, roles: ['api'], config: { vaultKeys: [NEW] } });
    expect(await fresh.app.features.vault.open(fresh.platform.pool, 4n, 'note', sealed)).toEqual(SECRET);
    await fresh.close();
    await expect(test.app.features.vault.open(test.platform.pool, 4n, 'note', sealed)).rejects.toThrow(/VAULT_KEYS/);
  });

  it('T81 shredding a key makes everything sealed under it unreadable, for good', async () => {
    const { vault } = test.app.features;
    const { pool } = test.platform;
    const sealed = await vault.seal(pool, 5n, 'note', SECRET);
    await vault.shred(pool, 5n);
    await expect(vault.open(pool, 5n, 'note', sealed)).rejects.toBeInstanceOf(KeyShreddedError);
    await expect(vault.seal(pool, 5n, 'note', SECRET)).rejects.toBeInstanceOf(KeyShreddedError);
  });
});
