import type { FavoriteKind, FavoritesApi } from '../../live/favorites-context.ts';
import { type DeviceStore, openDeviceStore } from '../../shell/storage/device-store.ts';

export type FavoriteLists = Readonly<Record<FavoriteKind, readonly number[]>>;
export const NO_FAVORITES: FavoriteLists = { games: [], championships: [], teams: [] };
/** As many as an account keeps (favorites.ts of the contract). */
const LIMITS: Readonly<Record<FavoriteKind, number>> = { games: 200, championships: 100, teams: 100 };
/** R086: the name under which the device keeps them. */
const STORAGE_KEY = 'favorites';

/** The store of an account's favourites. */
export interface FavoritesAccount {
  read(): Promise<FavoriteLists>;
  add(kind: FavoriteKind, id: number): Promise<void>;
  remove(kind: FavoriteKind, id: number): Promise<void>;
  clear(kind: FavoriteKind): Promise<void>;
  /** Takes over what a guest collected; answers everything that is kept then. */
  migrate(lists: FavoriteLists): Promise<FavoriteLists>;
}

const isEmpty = (lists: FavoriteLists): boolean => Object.values(lists).every((list) => list.length === 0);

const parseStoredFavorites = (kept: unknown): FavoriteLists => {
  const of = (kind: FavoriteKind): number[] => {
    const list: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, kind) : [];
    return Array.isArray(list) ? list.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, LIMITS[kind]) : [];
  };
  return { games: of('games'), championships: of('championships'), teams: of('teams') };
};

/** Favourites of the page, newest first. A press shows at once; where an account keeps them, a refusal takes it back. */
export class FavoritesStore implements FavoritesApi {
  #lists: FavoriteLists = NO_FAVORITES;
  #sets: Readonly<Record<FavoriteKind, ReadonlySet<number>>> = { games: new Set(), championships: new Set(), teams: new Set() };
  #listeners = new Set<() => void>();
  #account: FavoritesAccount | null = null;
  /** Presses made while what is kept is being read: they come on top of it. Null when nothing is being read. */
  #early: (() => void)[] | null = null;
  readonly #refused: () => void;
  readonly #openDevice: () => Promise<DeviceStore>;

  constructor(refused: () => void, openDevice: () => Promise<DeviceStore> = openDeviceStore) {
    this.#refused = refused;
    this.#openDevice = openDevice;
  }

  /** Reads what is kept: with the account where there is one, else on the device. What a guest collected goes to the account that signs in (C227). */
  async open(account: FavoritesAccount | null): Promise<void> {
    this.#account = account;
    const early: (() => void)[] = [];
    this.#early = early;
    try {
      const lists = account ? await this.#readAccount(account) : await this.#readDevice();
      // The session changed meanwhile: these lists belong to the previous player.
      if (this.#early === early) this.#show(lists);
    } finally {
      if (this.#early === early) {
        this.#early = null;
        for (const press of early) press();
      }
    }
  }

  async #readDevice(): Promise<FavoriteLists> {
    return parseStoredFavorites(await (await this.#openDevice()).getItem(STORAGE_KEY));
  }

  async #readAccount(account: FavoritesAccount): Promise<FavoriteLists> {
    // A device that keeps nothing for us must not hide the account's own.
    const collected = await this.#readDevice().catch(() => NO_FAVORITES);
    if (isEmpty(collected)) return account.read();
    const lists = await account.migrate(collected);
    // Only what has arrived is forgotten here: should the call fail, the next page tries again.
    await (await this.#openDevice()).setItem(STORAGE_KEY, NO_FAVORITES);
    return lists;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  has(kind: FavoriteKind, id: number): boolean {
    return this.#sets[kind].has(id);
  }
  readonly lists = (): FavoriteLists => this.#lists;

  toggle(kind: FavoriteKind, id: number): void {
    const wanted = !this.has(kind, id);
    if (this.#early) {
      this.#early.push(() => this.#press(kind, id, wanted));
      this.#show(this.#with(kind, id, wanted));
    } else this.#press(kind, id, wanted);
  }

  #press(kind: FavoriteKind, id: number, wanted: boolean): void {
    if (this.has(kind, id) === wanted) return;
    void this.#change(this.#with(kind, id, wanted), (account) => (wanted ? account.add(kind, id) : account.remove(kind, id)));
  }

  #with(kind: FavoriteKind, id: number, wanted: boolean): FavoriteLists {
    const others = this.#lists[kind].filter((other) => other !== id);
    return { ...this.#lists, [kind]: wanted ? [id, ...others].slice(0, LIMITS[kind]) : others };
  }

  clear(kind: FavoriteKind): void {
    void this.#change({ ...this.#lists, [kind]: [] }, (account) => account.clear(kind));
  }

  async #change(after: FavoriteLists, keep: (account: FavoritesAccount) => Promise<void>): Promise<void> {
    const before = this.#lists;
    this.#show(after);
    try {
      if (this.#account) await keep(this.#account);
      else await (await this.#openDevice()).setItem(STORAGE_KEY, after);
    } catch {
      this.#show(before);
      this.#refused();
    }
  }

  #show(lists: FavoriteLists): void {
    this.#lists = lists;
    this.#sets = { games: new Set(lists.games), championships: new Set(lists.championships), teams: new Set(lists.teams) };
    for (const listener of this.#listeners) listener();
  }
}
