/** R149: the three ways in which the device's store fails. */
export const STORAGE_ERRORS = {
  unavailable: 'no available storage method',
  quota: 'quota exceeded',
  arguments: 'invalid arguments',
} as const;
export type StorageErrorKind = keyof typeof STORAGE_ERRORS;

export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly kind: StorageErrorKind;
  constructor(kind: StorageErrorKind, cause?: unknown) {
    super(STORAGE_ERRORS[kind], cause === undefined ? {} : { cause });
    this.kind = kind;
  }
}

/** The interface of a storage method; localforage and a Map with promises both do. */
export interface StorageMethod {
  getItem(key: string): Promise<unknown>;
  setItem(key: string, value: unknown): Promise<unknown>;
  removeItem(key: string): Promise<unknown>;
}

/** R081: a value and when it ends (epoch ms); null for never. */
export interface StorageRecord {
  readonly value: unknown;
  readonly expireDate: number | null;
}

export interface DeviceStorage {
  /** Undefined where there is none; an expired record is removed and counts as absent (R081). */
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown, options?: { readonly ttlMs?: number }): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Opens the first method that works on this device. Throws StorageError `unavailable` where none does, and with every later failure its kind. */
export async function openDeviceStorage(
  methods: readonly (() => Promise<StorageMethod>)[],
  now: () => number = Date.now,
): Promise<DeviceStorage> {
  const method = await firstThatWorks(methods);
  const guard = async <T>(key: string, run: () => Promise<T>): Promise<T> => {
    if (key === '') throw new StorageError('arguments');
    try {
      return await run();
    } catch (error) {
      throw error instanceof StorageError ? error : new StorageError(toErrorKind(error), error);
    }
  };
  return {
    read: (key) =>
      guard(key, async () => {
        const record = await method.getItem(key);
        if (!isRecord(record)) return undefined;
        if (record.expireDate === null || record.expireDate > now()) return record.value;
        await method.removeItem(key);
        return undefined;
      }),
    write: (key, value, { ttlMs } = {}) =>
      guard(key, async () => {
        if (value === undefined || (ttlMs !== undefined && !(ttlMs > 0))) throw new StorageError('arguments');
        const record: StorageRecord = { value, expireDate: ttlMs === undefined ? null : now() + ttlMs };
        await method.setItem(key, record);
      }),
    remove: (key) => guard(key, async () => void (await method.removeItem(key))),
  };
}

async function firstThatWorks(methods: readonly (() => Promise<StorageMethod>)[]): Promise<StorageMethod> {
  const failures: unknown[] = [];
  for (const open of methods) {
    try {
      return await open();
    } catch (error) {
      failures.push(error);
    }
  }
  throw new StorageError('unavailable', failures);
}

const isRecord = (value: unknown): value is StorageRecord =>
  typeof value === 'object' && value !== null && 'value' in value && 'expireDate' in value;

/** Browsers name a full store differently; what cannot be cloned into it was a wrong argument. */
function toErrorKind(error: unknown): StorageErrorKind {
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED') return 'quota';
  if (name === 'DataCloneError' || name === 'DataError' || name === 'TypeError') return 'arguments';
  return 'unavailable';
}
