import type { Page } from 'playwright-core';

/**
 * Waits until nothing of a game is on its way: a round may begin (`ready`), or a decision is awaited (`open`). A page that has just been loaded
 * holds the game a second time, hidden, until what was streamed has taken its place: the one that is seen counts.
 */
export async function settledStage(page: Page): Promise<'ready' | 'open'> {
  const stage = page.locator('.game-stage[data-phase=ready]:visible, .game-stage[data-phase=open]:visible');
  await stage.waitFor();
  return (await stage.getAttribute('data-phase')) as 'ready' | 'open';
}
