import { LOCAL_STORAGE } from '@touchline/catalogue/defaults';
import { type DeviceStorage, openDeviceStorage } from '@touchline/client/device/device-storage';
import { loadLate } from '../page/load-late.ts';

/** The operations on what the device keeps that are used, so that tests can give a Map. */
export interface DeviceStore {
  getItem(key: string): Promise<unknown>;
  setItem(key: string, value: unknown, ttlMs?: number): Promise<unknown>;
}

let opened: Promise<DeviceStorage> | undefined;

/**
 * The store on the player's device, by the name, table, version and size of R128; the library comes with the first use. Everything in it is a
 * record that may have an end (R081). Throws StorageError where the device keeps nothing (R149).
 */
export async function openDeviceStore(): Promise<DeviceStore> {
  opened ??= openDeviceStorage([
    async () => {
      const { default: localforage } = await loadLate(() => import('localforage'));
      const instance = localforage.createInstance({ ...LOCAL_STORAGE });
      await instance.ready();
      return instance;
    },
  ]);
  const storage = await opened;
  return {
    getItem: (key) => storage.read(key),
    setItem: (key, value, ttlMs) => storage.write(key, value, ttlMs === undefined ? {} : { ttlMs }),
  };
}

/** Keeps a value on the device under a name of R086, for `ttlMs` or for good; a device that keeps nothing (private mode) is no error. */
export function saveOnDevice(key: string, value: unknown, ttlMs?: number): void {
  openDeviceStore()
    .then((store) => store.setItem(key, value, ttlMs))
    // R149: said once, where a developer looks; the page goes on without it.
    .catch((error: unknown) => console.warn(key, error));
}
