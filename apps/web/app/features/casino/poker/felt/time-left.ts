interface Turn {
  readonly turnAt: number;
  readonly actsBy: number;
  readonly decisionMs: number;
}

/** The share that is left, 0 to 1, of the time for a decision, and after that of the time bank. */
export function shareLeft({ turnAt, actsBy, decisionMs }: Turn, now: number): { readonly share: number; readonly isBank: boolean } {
  const bankFrom = Math.min(actsBy, turnAt + decisionMs);
  if (now < bankFrom) return { share: Math.min(1, (bankFrom - now) / Math.max(1, bankFrom - turnAt)), isBank: false };
  return { share: Math.max(0, Math.min(1, (actsBy - now) / Math.max(1, actsBy - bankFrom))), isBank: true };
}

/** Whole seconds that are left, rounded up: of the decision, then of the time bank. */
export function secondsLeft({ turnAt, actsBy, decisionMs }: Turn, now: number): { readonly decision: number; readonly bank: number } {
  const bankFrom = Math.min(actsBy, turnAt + decisionMs);
  const up = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));
  return { decision: up(bankFrom - now), bank: up(actsBy - Math.max(now, bankFrom)) };
}
