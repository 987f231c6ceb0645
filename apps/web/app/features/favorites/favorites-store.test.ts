import { describe, expect, it } from 'vitest';
import type { FavoriteLists, FavoritesAccount } from './favorites-store.ts';
import { FavoritesStore } from './favorites-store.ts';

const device = (kept: unknown) => {
  const map = new Map<string, unknown>([['favorites', kept]]);
  return {
    map,
    open: async () => ({
      getItem: async (key: string) => map.get(key),
      setItem: async (key: string, value: unknown) => map.set(key, value),
    }),
  };
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('favourites of a guest', () => {
  it('R086 are kept on the device, newest first', async () => {
    const { map, open } = device(null);
    const store = new FavoritesStore(() => undefined, open);
    await store.open(null);
    store.toggle('games', 5);
    await settled();
    store.toggle('games', 9);
    await settled();
    expect(store.lists().games).toEqual([9, 5]);
    expect(map.get('favorites')).toMatchObject({ games: [9, 5] });
  });
  it('keep a star that was pressed while the device was still being read', async () => {
    const { map, open } = device({ games: [7, 4], championships: [], teams: [] });
    const store = new FavoritesStore(() => undefined, open);
    const opening = store.open(null);
    store.toggle('games', 9);
    expect(store.lists().games).toEqual([9]);
    await opening;
    await settled();
    expect(store.lists().games).toEqual([9, 7, 4]);
    expect(map.get('favorites')).toMatchObject({ games: [9, 7, 4] });
  });
  it('are empty, not an error, where the device kept something else', async () => {
    const { open } = device({ games: ['x', -1, 7], championships: 'no' });
    const store = new FavoritesStore(() => undefined, open);
    await store.open(null);
    expect(store.lists()).toEqual({ games: [7], championships: [], teams: [] });
  });
});

describe('favourites of an account', () => {
  const account = (refuse: boolean): FavoritesAccount => ({
    read: async () => ({ games: [1], championships: [], teams: [] }),
    add: async () => (refuse ? Promise.reject(new Error('limit_exceeded')) : undefined),
    remove: async () => undefined,
    clear: async () => undefined,
    migrate: async ({ games, championships, teams }) => ({ games: [...games, 1], championships, teams }),
  });
  it('C227 take over what a guest collected, once', async () => {
    const { map, open } = device({ games: [7], championships: [3], teams: [] });
    const store = new FavoritesStore(() => undefined, open);
    await store.open(account(false));
    expect(store.lists()).toEqual({ games: [7, 1], championships: [3], teams: [] });
    expect(map.get('favorites')).toEqual({ games: [], championships: [], teams: [] });
  });
  it('C227 stay on the device for another try when the account does not take them', async () => {
    const { map, open } = device({ games: [7], championships: [], teams: [] });
    const store = new FavoritesStore(() => undefined, open);
    await expect(store.open({ ...account(false), migrate: () => Promise.reject(new Error('offline')) })).rejects.toThrow('offline');
    expect(map.get('favorites')).toMatchObject({ games: [7] });
  });
  it('are not shown to a guest who signed out before they came', async () => {
    const store = new FavoritesStore(() => undefined, device(null).open);
    let answer: (lists: FavoriteLists) => void = () => undefined;
    const late = store.open({ ...account(false), read: () => new Promise((resolve) => (answer = resolve)) });
    await settled();
    await store.open(null);
    answer({ games: [1], championships: [], teams: [] });
    await late;
    expect(store.lists().games).toEqual([]);
  });
  it('show at once', async () => {
    const store = new FavoritesStore(() => undefined, device(null).open);
    await store.open(account(false));
    store.toggle('games', 2);
    expect(store.has('games', 2)).toBe(true);
  });
  it('are taken back when the account refuses', async () => {
    let changes = 0;
    const store = new FavoritesStore(() => changes++, device(null).open);
    await store.open(account(true));
    store.toggle('games', 2);
    await settled();
    expect(store.has('games', 2)).toBe(false);
    expect(changes).toBe(1);
  });
});
