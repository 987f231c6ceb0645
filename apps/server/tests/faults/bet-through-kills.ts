import type { Random } from '@touchline/kernel/random';
import { expect } from 'vitest';
import { startBetLoad, type ToldBet } from './bet-load.ts';

/** How often something is killed: few times in every run of the tests, `KILLS=50` for the figures of reliability. */
export const KILLS = Number(process.env.KILLS ?? 5);
/** Bets between two kills at least. */
const BETWEEN = 5;
const JITTER_MS = 300;
/** Far longer than a start or a bet takes on a busy machine. */
export const PATIENCE_MS = 180_000;

export interface KillRun {
  readonly told: readonly ToldBet[];
  /** From each kill to the next bet that was taken. */
  readonly secondsToBet: readonly number[];
}

/** Players bet all the while; `kill` ends what is to be killed and gives what starts it again. Resolves once every request has its answer. */
export async function betThroughKills(
  options: { readonly url: string; readonly tokens: readonly string[]; readonly random: Random; readonly kills: number },
  kill: () => Promise<() => Promise<void>>,
): Promise<KillRun> {
  const { url, tokens, random, kills } = options;
  const load = startBetLoad(url, tokens, random);
  const secondsToBet: number[] = [];
  const waitForBets = async (): Promise<void> => {
    const before = load.taken();
    await expect.poll(() => load.taken(), { timeout: PATIENCE_MS, interval: 20 }).toBeGreaterThan(before + BETWEEN);
  };
  await waitForBets();
  for (let n = 0; n < kills; n++) {
    await new Promise((resolve) => setTimeout(resolve, random.next() * JITTER_MS));
    const restart = await kill();
    const killedAt = performance.now();
    await restart();
    const after = () => load.told.find((one) => one.betId !== null && one.sentMs > killedAt);
    await expect.poll(after, { timeout: PATIENCE_MS, interval: 20 }).toBeDefined();
    await waitForBets();
    const next = after();
    secondsToBet.push(((next?.toldMs ?? Number.NaN) - killedAt) / 1000);
  }
  await load.stop();
  return { told: load.told, secondsToBet };
}

/** Least, middle and most. */
export function tellSeconds(seconds: readonly number[]): string {
  const sorted = seconds.toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(1);
  return `min ${at(0)} s, p50 ${at(0.5)} s, p90 ${at(0.9)} s, max ${at(1)} s`;
}
