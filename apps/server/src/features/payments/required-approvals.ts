/** How many operators have to approve withdrawals of a sum within a day: none for small ones of players who are known, two for large ones. */
export function requiredApprovals(
  sumMinor: bigint,
  unitMinor: bigint,
  {
    identified,
    onePersonUnits,
    twoPeopleUnits,
  }: { readonly identified: boolean; readonly onePersonUnits: number; readonly twoPeopleUnits: number },
): 0 | 1 | 2 {
  if (sumMinor > BigInt(twoPeopleUnits) * unitMinor) return 2;
  return identified && sumMinor <= BigInt(onePersonUnits) * unitMinor ? 0 : 1;
}
