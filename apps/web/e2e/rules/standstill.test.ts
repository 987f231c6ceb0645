import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIRST_LIVE } from '../../../server/tests/harness/worlds/betting-app.ts';
import { type ScriptedSite, startScriptedSite } from '../scripted-site.ts';
import { axeFindingsInBothThemes, DESKTOP, horizontalOverflow, MOBILE, skipReason, type Visit, waitForHydration } from '../site.ts';
import { pressOpenPrice } from '../steps/press-open-price.ts';

const clockOf = (page: Page): Promise<string> => page.locator('#main .clock').first().innerText();
const locked = (page: Page): Promise<number> => page.locator('#main .price.price-locked').count();
const open = (page: Page): Promise<number> => page.locator('#main button.price:not(.price-locked)').count();
/** Waits until the page's own clock has ticked so often: what stands still must have had the time to move. */
const ticks = (page: Page, times: number): Promise<void> =>
  page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        let left = count;
        const timer = setInterval(() => {
          if (--left > 0) return;
          clearInterval(timer);
          resolve();
        }, 1000);
      }),
    times,
  );

describe.skipIf(skipReason !== null)(`a source that falls silent${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  beforeAll(async () => {
    site = await startScriptedSite();
  });
  afterAll(() => site?.close());

  const isReady = async (): Promise<boolean> => (await fetch(`${site.url}/health`)).ok;
  const fallSilent = async (): Promise<void> => {
    site.world.server.hush(true);
    await expect.poll(isReady).toBe(false);
  };
  const speakAgain = (): void => site.world.server.hush(false);
  const seen = async (address: string, viewport: { width: number; height: number }): Promise<Visit> => {
    const visit = await site.visit(address, { viewport });
    await waitForHydration(visit.page);
    await visit.page.locator('#main .clock').first().waitFor();
    await visit.page.locator('#main .price').first().waitFor();
    return visit;
  };
  const standsStill = async (page: Page): Promise<void> => {
    await page.locator('.site-bar').waitFor();
    expect(await open(page)).toBe(0);
    expect(await locked(page)).toBeGreaterThan(0);
    const stood = await clockOf(page);
    await ticks(page, 3);
    expect(await clockOf(page)).toBe(stood);
  };
  const runsAgain = async (page: Page): Promise<void> => {
    await page.locator('.site-bar').waitFor({ state: 'detached' });
    await expect.poll(() => open(page)).toBeGreaterThan(0);
    const stood = await clockOf(page);
    await expect.poll(() => clockOf(page)).not.toBe(stood);
  };

  it.each([
    ['en', DESKTOP],
    ['en', MOBILE],
    ['ar', MOBILE],
  ] as const)(
    'T20 S049 S051 S217 %s %j: says so, locks every price, stops clocks, and comes back by itself',
    async (language, viewport) => {
      const list = await seen(`/${language}/live`, viewport);
      const match = await seen(`/${language}/match/${FIRST_LIVE}`, viewport);
      const pages = [list.page, match.page];
      await runsAgain(match.page);
      await match.page.locator('#main .market-card button.price').first().click();
      await fallSilent();
      for (const page of pages) {
        await standsStill(page);
        expect(await horizontalOverflow(page)).toBe(0);
      }
      // The coupon that was filled before keeps its leg, and says why it waits.
      if (viewport === MOBILE) await match.page.locator('.coupon-bar').click();
      const place = match.page.locator('.place-button:visible');
      await place.waitFor();
      expect(await place.isDisabled()).toBe(true);
      expect(await match.page.locator('.coupon-leg:visible').count()).toBe(1);
      expect(await axeFindingsInBothThemes(list.page)).toEqual([]);

      // A page loaded meanwhile shows it as rendered by the server, without script.
      const late = await seen(`/${language}/live`, viewport);
      const html = await (await fetch(`${site.url}/${language}/information/rules`)).text();
      expect(html).toContain('site-bar');
      await standsStill(late.page);

      speakAgain();
      for (const page of [late.page, ...pages]) await runsAgain(page);
      await expect.poll(() => place.isDisabled(), { message: 'the coupon can be placed again' }).toBe(false);
      for (const { complaints, context } of [list, match, late]) {
        expect(complaints).toEqual([]);
        await context.close();
      }
    },
  );

  it('S051 a cut line stops clocks and locks prices too, until it is back', async () => {
    const { page, context } = await seen(`/en/match/${FIRST_LIVE}`, DESKTOP);
    // The page has brought its late parts: the line is cut while it is in use.
    await runsAgain(page);
    await context.setOffline(true);
    await standsStill(page);
    expect(await page.locator('.site-bar.site-bar-cut').count()).toBe(1);
    await context.setOffline(false);
    await runsAgain(page);
    await context.close();
  });

  it('a stream whose script was lost on the way comes by itself', async () => {
    const { page, context } = await site.visit('/favicon.svg');
    let isLost = true;
    const asked: string[] = [];
    await page.route('**/assets/open-stream-*.js*', (route) => {
      asked.push(route.request().url());
      return isLost ? route.abort() : route.continue();
    });
    await page.goto(`${site.url}/en/match/${FIRST_LIVE}`);
    await waitForHydration(page);
    await standsStill(page);
    await expect.poll(() => new Set(asked).size, { message: 'addresses asked for' }).toBeGreaterThan(2);
    isLost = false;
    await runsAgain(page);
    await context.close();
  });

  it('S217 a bet slip whose script was lost on the way opens by itself', async () => {
    const { page, context } = await site.visit('/favicon.svg');
    let isLost = true;
    let asked = 0;
    await page.route('**/assets/coupon-desk-*.js*', (route) => {
      asked += 1;
      return isLost ? route.abort() : route.continue();
    });
    await page.goto(`${site.url}/en/match/${FIRST_LIVE}`);
    await waitForHydration(page);
    await pressOpenPrice(page, '#main .market-card');
    await expect.poll(() => asked).toBeGreaterThan(2);
    isLost = false;
    await page.locator('.coupon .coupon-leg').waitFor();
    await context.close();
  });

  it('a cut line keeps the page that stands, says so, and opens the one that was chosen once it is back', async () => {
    const { page, context, complaints } = await seen('/en/live', DESKTOP);
    await context.setOffline(true);
    const choose = () => page.locator('header a[href="/en/line"]').first().click();
    const held = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Stay here' }) });
    await choose();
    await held.waitFor();
    expect(new URL(page.url()).pathname).toBe('/en/live');
    expect(await page.locator('.event-row').count()).toBeGreaterThan(0);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await held.getByRole('button').click();
    await held.waitFor({ state: 'detached' });

    await choose();
    await held.waitFor();
    await context.setOffline(false);
    await page.waitForURL('**/en/line');
    await page.locator('#main [data-prices] button.price').first().waitFor();
    await held.waitFor({ state: 'detached' });
    expect(complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await context.close();
  });
});
