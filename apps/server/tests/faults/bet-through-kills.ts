import type { Random } from '@touchline/kernel/random';
import { expect } from 'vitest';
import { type AnsweredBet, startBetLoad } from './bet-load.ts';

/** How often something is killed: few times in every run of the tests, `KILLS=50` for the figures of reliability. */
export const KILLS = Number(process.env.KILLS ?? 5);
/** Bets between two kills at least. */
const BETWEEN = 5;
const JITTER_MS = 300;
/** Far longer than a start or a bet takes on a busy machine. */
export const PATIENCE_MS = 180_000;

/**
 * Players bet all the while; `kill` ends what is to be killed and gives what starts it again. Resolves once every request has its answer. How long
 * it takes until bets are taken again is measured by the bench `crash-to-bet`.
 */
export async function betThroughKills(
  options: { readonly url: string; readonly tokens: readonly string[]; readonly random: Random; readonly kills: number },
  kill: () => Promise<() => Promise<void>>,
): Promise<readonly AnsweredBet[]> {
  const { url, tokens, random, kills } = options;
  const load = startBetLoad(url, tokens, random);
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
    const after = () => load.answered.find((one) => one.betId !== null && one.sentMs > killedAt);
    await expect.poll(after, { timeout: PATIENCE_MS, interval: 20 }).toBeDefined();
    await waitForBets();
  }
  await load.stop();
  return load.answered;
}
