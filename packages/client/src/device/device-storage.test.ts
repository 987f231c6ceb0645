import { describe, expect, it } from 'vitest';
import { openDeviceStorage, type StorageMethod } from './device-storage.ts';

const inMemory = (): StorageMethod & { readonly kept: Map<string, unknown> } => {
  const kept = new Map<string, unknown>();
  return {
    kept,
    getItem: async (key) => kept.get(key) ?? null,
    setItem: async (key, value) => kept.set(key, value),
    removeItem: async (key) => kept.delete(key),
  };
};
const failing = (name: string): StorageMethod => {
  const fail = (): Promise<never> => Promise.reject(Object.assign(new Error(name), { name }));
  return { getItem: fail, setItem: fail, removeItem: fail };
};

describe('R081 storage record', () => {
  it('R081 keeps a value with the date at which it ends, and removes it when that has passed', async () => {
    let clock = 1000;
    const method = inMemory();
    const store = await openDeviceStorage([async () => method], () => clock);
    await store.write('coupon', ['a'], { ttlMs: 500 });
    await store.write('theme', 'dark');
    expect(method.kept.get('coupon')).toEqual({ value: ['a'], expireDate: 1500 });
    expect(method.kept.get('theme')).toEqual({ value: 'dark', expireDate: null });
    clock = 1499;
    expect(await store.read('coupon')).toEqual(['a']);
    clock = 1500;
    expect(await store.read('coupon')).toBeUndefined();
    expect([...method.kept.keys()]).toEqual(['theme']);
    expect(await store.read('theme')).toBe('dark');
  });

  it('R081 what something else left under the key is no record', async () => {
    const method = inMemory();
    method.kept.set('coupon', 'from an older page');
    const store = await openDeviceStorage([async () => method]);
    expect(await store.read('coupon')).toBeUndefined();
    await store.remove('coupon');
    expect(method.kept.size).toBe(0);
  });
});

describe('R149 storage errors', () => {
  it('R149 takes the first method that works, and says where none does', async () => {
    const none = () => Promise.reject(new Error('no IndexedDB'));
    const store = await openDeviceStorage([none, async () => inMemory()]);
    await store.write('a', 1);
    expect(await store.read('a')).toBe(1);
    await expect(openDeviceStorage([none])).rejects.toMatchObject({ kind: 'unavailable', message: 'no available storage method' });
  });

  it.each([
    ['QuotaExceededError', 'quota', 'quota exceeded'],
    ['NS_ERROR_DOM_QUOTA_REACHED', 'quota', 'quota exceeded'],
    ['DataCloneError', 'arguments', 'invalid arguments'],
    ['InvalidStateError', 'unavailable', 'no available storage method'],
  ])('R149 %s is of the kind %s', async (name, kind, message) => {
    const store = await openDeviceStorage([async () => failing(name)]);
    await expect(store.write('a', 1)).rejects.toMatchObject({ kind, message });
  });

  it('R149 refuses arguments that mean nothing before they reach the store', async () => {
    const method = inMemory();
    const store = await openDeviceStorage([async () => method]);
    await expect(store.write('', 1)).rejects.toMatchObject({ kind: 'arguments' });
    await expect(store.write('a', undefined)).rejects.toMatchObject({ kind: 'arguments' });
    await expect(store.write('a', 1, { ttlMs: Number.NaN })).rejects.toMatchObject({ kind: 'arguments' });
    await expect(store.read('')).rejects.toMatchObject({ kind: 'arguments' });
    expect(method.kept.size).toBe(0);
  });
});
