import { createHash } from 'node:crypto';
import type { Clock } from '#platform/clock';

/** What was done so often that a person has to show that it is one. */
export type SuspectAction = 'login' | 'registration' | 'phone' | 'password';

/** From this many within the window on, by address and by what it was done to (a login, a player). */
const LIMITS: Readonly<Record<SuspectAction, { readonly address: number; readonly subject: number; readonly windowMs: number }>> = {
  login: { address: 10, subject: 3, windowMs: 900_000 },
  registration: { address: 5, subject: 5, windowMs: 3_600_000 },
  phone: { address: 10, subject: 3, windowMs: 3_600_000 },
  password: { address: 10, subject: 3, windowMs: 3_600_000 },
};

/** Beyond this many the oldest are forgotten: memory stays bounded under a flood of addresses. */
const MOST_COUNTS = 50_000;

export interface Suspicion {
  /** Counts something that went wrong, or that nobody does often. */
  count(action: SuspectAction, address: string, subject: string): void;
  suspects(action: SuspectAction, address: string, subject: string): boolean;
  /** Whoever was right is no suspect any more, by subject; the address may have other players behind it. */
  forgive(action: SuspectAction, subject: string): void;
}

/** Counts in windows of fixed length, per process. Subjects are kept as hashes: what a person typed is nobody's to read. */
export function createSuspicion(clock: Clock): Suspicion {
  const counts = new Map<string, { since: number; n: number }>();
  const addressKey = (action: SuspectAction, address: string): string => `${action} address ${address}`;
  const subjectKey = (action: SuspectAction, subject: string): string =>
    `${action} subject ${createHash('sha256').update(subject).digest('base64')}`;

  function read(key: string, windowMs: number): number {
    const found = counts.get(key);
    return found && clock.now() - found.since < windowMs ? found.n : 0;
  }
  function add(key: string, windowMs: number): void {
    const n = read(key, windowMs);
    if (n > 0) {
      const found = counts.get(key);
      if (found) found.n = n + 1;
      return;
    }
    counts.delete(key);
    counts.set(key, { since: clock.now(), n: 1 });
    if (counts.size > MOST_COUNTS) for (const oldest of counts.keys()) return void counts.delete(oldest);
  }
  return {
    count(action, address, subject) {
      const { windowMs } = LIMITS[action];
      add(addressKey(action, address), windowMs);
      if (subject !== '') add(subjectKey(action, subject), windowMs);
    },
    suspects(action, address, subject) {
      const limit = LIMITS[action];
      return (
        read(addressKey(action, address), limit.windowMs) >= limit.address ||
        (subject !== '' && read(subjectKey(action, subject), limit.windowMs) >= limit.subject)
      );
    },
    forgive: (action, subject) => void counts.delete(subjectKey(action, subject)),
  };
}
