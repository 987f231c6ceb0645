/** R128: the device's store by its name, table, version and size. */
export const DEVICE_STORE = { name: 'localforage', storeName: 'keyvaluepairs', version: 1, size: 4_980_736 } as const;

/** The operations of localforage that are used, so that tests can give a Map. */
export interface DeviceStore {
  getItem(key: string): Promise<unknown>;
  setItem(key: string, value: unknown): Promise<unknown>;
}

/** Opens the store on the player's device; the library comes with the first use. */
export async function openDeviceStore(): Promise<DeviceStore> {
  const { default: localforage } = await import('localforage');
  return localforage.createInstance({ ...DEVICE_STORE });
}

/** Keeps a value on the device under a name of R086; a device that keeps nothing (private mode) is no error. */
export function keepOnDevice(key: string, value: unknown): void {
  openDeviceStore()
    .then((store) => store.setItem(key, value))
    .catch(() => undefined);
}
