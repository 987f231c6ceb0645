import type { Browser, Page } from 'playwright-core';

/** Frames of a page over some seconds. */
export interface Frames {
  readonly perSecond: number;
  /** Frames that came more than two of sixty a second after the one before. */
  readonly late: number;
  /** Tasks of 50 ms and more. */
  readonly longTasks: number;
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** How many times slower the phone's processor is than this machine's. */
export const SLOWER = 4;
const LATE_MS = 34;
/** Long enough for what a page loads when it has nothing else to do. */
const SETTLED_MS = 3_000;
const PATIENCE_MS = 120_000;
const SHOWN_MS = 30_000;
/** A round is begun so often; most are over by then. */
const PLAY_EVERY_MS = 2_500;

/**
 * Opens a page with a phone whose processor is slowed down, and counts its frames for so many seconds, in which a game's button is pressed
 * again and again. Throws where `plays` and no round of it is shown.
 */
export async function countFrames(browser: Browser, address: string, seconds: number, plays: boolean): Promise<Frames> {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'load' });
    if (plays) await page.locator('.game-action:enabled').waitFor();
    await page.waitForTimeout(SETTLED_MS);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const frames = await inPage(page, seconds, plays);
    // The last one may just have been begun.
    if (plays) await page.locator('.game-result[data-round]').waitFor({ timeout: SHOWN_MS });
    return frames;
  } finally {
    await context.close();
  }
}

const inPage = (page: Page, seconds: number, plays: boolean): Promise<Frames> =>
  page.evaluate(
    async ([windowMs, lateMs, playMs]) => {
      let longTasks = 0;
      const watch = new PerformanceObserver((list) => {
        longTasks += list.getEntries().length;
      });
      watch.observe({ type: 'longtask' });
      const play = (): void => document.querySelector<HTMLButtonElement>('.game-action:enabled')?.click();
      const player = playMs > 0 ? setInterval(play, playMs) : undefined;
      if (player !== undefined) play();
      const counted = await new Promise<{ readonly perSecond: number; readonly late: number }>((resolve) => {
        let [first, last, frames, late] = [0, 0, 0, 0];
        const frame = (now: number): void => {
          first ||= now;
          if (last > 0 && now - last > lateMs) late += 1;
          last = now;
          if (now - first < windowMs) {
            frames += 1;
            requestAnimationFrame(frame);
          } else resolve({ perSecond: (frames * 1_000) / (now - first), late });
        };
        requestAnimationFrame(frame);
      });
      clearInterval(player);
      watch.disconnect();
      return { ...counted, longTasks };
    },
    [seconds * 1_000, LATE_MS, plays ? PLAY_EVERY_MS : 0] as const,
  );
