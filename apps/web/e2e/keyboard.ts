import type { Page } from 'playwright-core';

/** The focused element: its name for people, or its element's. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement;
    return one?.getAttribute('name') || one?.getAttribute('aria-label') || one?.textContent?.trim() || one?.tagName || '';
  });

/** Presses Tab until the keyboard stands on it; fails after as many presses as a page may need. */
export async function tabTo(page: Page, target: string | RegExp, presses = 60): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    const name = await focused(page);
    if (typeof target === 'string' ? name === target : target.test(name)) return;
    passed.push(name);
  }
  throw new Error(`the keyboard never came to ${String(target)}, only to ${passed.join(' | ')}`);
}

/** Text that describes the focused field, its error for one. */
export const description = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const ids = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });

/** Goes to a field, unless the keyboard is there already, and types; what stood there gives way. */
export async function typeInto(page: Page, field: string, text: string): Promise<void> {
  if ((await focused(page)) !== field) await tabTo(page, field, 90);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
