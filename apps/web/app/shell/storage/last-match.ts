/** The match whose page was open last, as the device keeps it. */
export interface LastMatch {
  readonly id: number;
  readonly home: { readonly name: string };
  readonly away: { readonly name: string } | null;
  /** Epoch milliseconds of the device. */
  readonly at: number;
}

export const LAST_MATCH_KEY = 'lastMatch';
/** A match that somebody looked at yesterday is no place to go on from. */
export const LAST_MATCH_MS = 12 * 3_600_000;

const isSide = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

/** The kept text of a device; null where it is old or cannot be read. */
export function parseLastMatch(text: string | null, nowMs: number): LastMatch | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('home' in kept) || !('away' in kept) || !('at' in kept))
      return null;
    const { id, home, away, at } = kept;
    if (!Number.isSafeInteger(id) || typeof at !== 'number' || !isSide(home) || (away !== null && !isSide(away))) return null;
    return nowMs - at > LAST_MATCH_MS ? null : { id: Number(id), home, away, at };
  } catch {
    return null;
  }
}

export function readLastMatch(): LastMatch | null {
  try {
    return parseLastMatch(localStorage.getItem(LAST_MATCH_KEY), Date.now());
  } catch {
    return null;
  }
}

export function keepLastMatch(match: Omit<LastMatch, 'at'>): void {
  try {
    localStorage.setItem(LAST_MATCH_KEY, JSON.stringify({ ...match, at: Date.now() } satisfies LastMatch));
  } catch {
    // A device that keeps nothing remembers nothing.
  }
}
