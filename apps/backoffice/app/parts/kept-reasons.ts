/** How long a stated reason stays valid; after that the operator has to give it again. */
export const REASON_MINUTES = 15;

const kept = new Map<string, { readonly reason: string; readonly until: number }>();

/** Reasons stay in this page's memory alone. `place`: what is looked at, such as `player 17`. */
export function keepReason(place: string, reason: string, now = Date.now()): void {
  kept.set(place, { reason, until: now + REASON_MINUTES * 60_000 });
}

export function readReason(place: string, now = Date.now()): string | null {
  const found = kept.get(place);
  return found && found.until > now ? found.reason : null;
}

/** With the session. */
export const forgetReasons = (): void => kept.clear();
