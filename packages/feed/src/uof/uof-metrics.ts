/** Counts of messages that came in and of those that could not be used: nothing is dropped without being counted. */
export class UofMetrics {
  readonly #messages = new Map<string, number>();
  readonly #unmapped = new Map<string, number>();
  readonly #unreadable = new Map<string, number>();

  message(kind: string): void {
    add(this.#messages, kind);
  }
  /** Understood, but not something that is offered here. */
  unmapped(what: string): void {
    add(this.#unmapped, what);
  }
  /** Not what the format promises. */
  unreadable(what: string): void {
    add(this.#unreadable, what);
  }

  /** All counts since the start, by what was counted. */
  report(): { readonly messages: Counted; readonly unmapped: Counted; readonly unreadable: Counted } {
    return {
      messages: Object.fromEntries(this.#messages),
      unmapped: Object.fromEntries(this.#unmapped),
      unreadable: Object.fromEntries(this.#unreadable),
    };
  }
}

type Counted = Readonly<Record<string, number>>;

/** Caps the number of keys, so that malformed messages cannot exhaust memory. */
const MAX_KEYS = 2000;

function add(counts: Map<string, number>, what: string): void {
  const key = counts.has(what) || counts.size < MAX_KEYS ? what : 'others';
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
