import { createKeyedHash } from '#platform/auth/one-time-code';
import { getOrCreateSecret } from '#platform/auth/secrets';
import type { Platform } from '#platform/platform';
import { type Count, deleteCounts, deleteEndedCounts, readCounts, readSubjects, writeCounts } from './throttle.store.ts';

/** Bus subject: these have been counted in some process, so all ask the table about them. */
const COUNTED = 'throttle.counted';

/** Beyond this many the oldest are forgotten here, not in the table: the next thing that goes wrong brings its subject back. */
const MAX_KNOWN = 100_000;

const NONE: Count = { count: 0, quietSeconds: 0, leftSeconds: 0 };

/** Counts of subjects, which are words such as `guess player 1000001`. */
export interface Counts {
  read(subjects: readonly string[]): Promise<readonly Count[]>;
  /** Counts each once more and gives how it stands. */
  add(subjects: readonly string[]): Promise<readonly Count[]>;
  clear(subjects: readonly string[]): Promise<void>;
  start(): Promise<void>;
  stop(): void;
}

/**
 * The table has the counts; a process only knows of which subjects there are any. So nothing is asked where nothing was wrong. A process that
 * missed the news of a subject lets one more guess through: counting that one, it learns how the subject stands.
 */
export async function createCounts({ pool, bus, jobs }: Platform): Promise<Counts> {
  const hash = createKeyedHash(await getOrCreateSecret(pool, 'throttle'));
  const known = new Set<string>();
  const keyOf = (subject: string): Buffer => hash(subject).subarray(0, 16);
  const learn = (keys: readonly string[]): void => {
    for (const key of keys) known.add(key);
    for (const oldest of known) {
      if (known.size <= MAX_KNOWN) break;
      known.delete(oldest);
    }
  };
  jobs.define('throttle-clean', () => deleteEndedCounts(pool));
  jobs.every('17 * * * *', 'throttle-clean');
  let unsubscribe: (() => void) | undefined;

  return {
    async read(subjects) {
      const keys = subjects.map(keyOf);
      const asked = keys.filter((key) => known.has(key.toString('base64url')));
      const found = asked.length > 0 ? await readCounts(pool, asked) : new Map<string, Count>();
      for (const key of asked) if (!found.has(key.toString('base64url'))) known.delete(key.toString('base64url'));
      return keys.map((key) => found.get(key.toString('base64url')) ?? NONE);
    },
    async add(subjects) {
      const keys = subjects.map(keyOf);
      const counted = await writeCounts(pool, keys);
      const countedKeys = [...counted.keys()];
      learn(countedKeys);
      bus.publish(COUNTED, { keys: countedKeys });
      return keys.map((key) => counted.get(key.toString('base64url')) ?? NONE);
    },
    async clear(subjects) {
      const keys = subjects.map(keyOf).filter((key) => known.delete(key.toString('base64url')));
      if (keys.length > 0) await deleteCounts(pool, keys);
    },
    async start() {
      unsubscribe = bus.subscribe(COUNTED, (message) => learn((message as { keys: string[] }).keys));
      learn((await readSubjects(pool, MAX_KNOWN)).map((key) => key.toString('base64url')));
    },
    stop: () => unsubscribe?.(),
  };
}
