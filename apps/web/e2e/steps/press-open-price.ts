import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses the first open price within `within` until it is taken: a price that is suspended under the finger takes no press. */
export async function pressOpenPrice(page: Page, within: string): Promise<void> {
  const open = page.locator(`${within} button.price:not([aria-disabled]):not([aria-pressed="true"])`).first();
  const chosen = page.locator('#main button.price[aria-pressed="true"]');
  const before = await chosen.count();
  await expect
    .poll(async () => {
      if ((await chosen.count()) === before) await open.click();
      return chosen.count();
    })
    .toBeGreaterThan(before);
}
