/** Whether an insurance goes through at `currentMinor` when the player saw `seenMinor`: a lower premium always, a higher one within the tolerance. */
export const isPremiumAccepted = (seenMinor: bigint, currentMinor: bigint, tolerancePercent: number): boolean =>
  (currentMinor - seenMinor) * 100n <= seenMinor * BigInt(tolerancePercent);
