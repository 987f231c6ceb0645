import type { Page } from 'playwright-core';

/** Waits until nothing of a game is on its way: a round may begin (`ready`), or a decision is awaited (`open`). */
export async function settledStage(page: Page): Promise<'ready' | 'open'> {
  await page.locator('.game-stage[data-phase=ready], .game-stage[data-phase=open]').waitFor();
  return (await page.locator('.game-stage').getAttribute('data-phase')) as 'ready' | 'open';
}
