/** How the stake goes on after a round: back to the first one, or raised by so many percent. */
export type StakeChange = { readonly kind: 'reset' } | { readonly kind: 'raise'; readonly percent: number };

/** When rounds that begin by themselves come to an end, and how their stake changes. Amounts are minor units, from the first of them on. */
export interface AutoplayTerms {
  readonly rounds: number;
  /** Never begins a round that could lose more than this. */
  readonly lossMinor: bigint;
  readonly profitMinor: bigint | null;
  readonly onWin: StakeChange;
  readonly onLoss: StakeChange;
}

export interface AutoplayRun extends AutoplayTerms {
  readonly left: number;
  /** Net so far. */
  readonly netMinor: bigint;
  /** The stake when it began, and the one now: of one chip, where the stake is laid in chips. */
  readonly firstMinor: bigint;
  readonly unitMinor: bigint;
}

/** A run before its first round; `unitMinor` is its stake, of one chip where it is laid in chips. */
export const firstRun = (terms: AutoplayTerms, unitMinor: bigint): AutoplayRun => ({
  ...terms,
  left: terms.rounds,
  netMinor: 0n,
  firstMinor: unitMinor,
  unitMinor,
});

/** Between what a stake has to be. */
interface Bounds {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
}

/** Whether one more round of this whole stake may begin by itself. */
export const mayGoOn = (
  { left, netMinor, lossMinor, profitMinor }: Pick<AutoplayRun, 'left' | 'netMinor' | 'lossMinor' | 'profitMinor'>,
  stakeMinor: bigint,
): boolean => left > 0 && netMinor - stakeMinor >= -lossMinor && (profitMinor === null || netMinor < profitMinor);

/** The run after a round that gained or lost so much. A round that gave its stake back changes no stake; raises are rounded down. */
export function afterRound(run: AutoplayRun, netMinor: bigint, { minMinor, maxMinor }: Bounds): AutoplayRun {
  const now = { ...run, netMinor: run.netMinor + netMinor };
  if (netMinor === 0n) return now;
  const change = netMinor > 0n ? run.onWin : run.onLoss;
  const next = change.kind === 'reset' ? run.firstMinor : (run.unitMinor * BigInt(100 + change.percent)) / 100n;
  return { ...now, unitMinor: next < minMinor ? minMinor : next > maxMinor ? maxMinor : next };
}
