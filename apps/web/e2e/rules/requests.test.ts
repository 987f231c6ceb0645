import type { Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedSite, skipReason, type TestSite, waitForHydration } from '../site.ts';

const COUNTRIES = '**/web-api/user/getphonecountries*';
const MASKS = '**/web-api/api/user/phonemasks*';

const json = (status: number, body: unknown) => ({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** Calls that a page makes and how it takes the answers, as the wire shows it. */
describe.skipIf(skipReason !== null)(`requests of a page${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await sharedSite();
  });
  afterAll(() => site?.close());

  it('R135 R090 R138 R026 R067: a screen that is left gives its question up, an answer is kept, a gateway is asked again', async () => {
    const { page, context, complaints } = await site.visit('/en');
    await waitForHydration(page);
    let asked = 0;
    let answer: (route: Route) => Promise<void> = () => new Promise(() => undefined);
    await page.route(COUNTRIES, (route) => {
      asked += 1;
      return answer(route);
    });
    const given = page.waitForEvent('requestfailed', { predicate: (request) => request.url().includes('getphonecountries') });
    const goTo = (path: string) =>
      page.evaluate(
        (to) => (Reflect.get(window, '__reactRouterDataRouter') as { navigate(path: string): Promise<void> }).navigate(to),
        path,
      );
    await goTo('/en/registration/phone');
    await expect.poll(() => asked).toBe(1);
    await goTo('/en/results');
    expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED');

    // One country or none leaves nothing to choose from.
    answer = (route) => route.fulfill(json(200, { success: true, data: [{ id: 99, code: 'ie', phoneCode: '353', name: 'Ireland' }] }));
    await goTo('/en/registration/phone');
    await expect.poll(() => asked).toBe(2);
    await page.locator('.phone-code').waitFor();
    expect(await page.locator('.phone-code').isDisabled()).toBe(true);
    // The form's country is not in the list: a placeholder stands for it.
    expect(await page.locator('.phone-code').getAttribute('aria-label')).not.toContain('Ireland');

    // The answer is kept for the visit.
    await goTo('/en/results');
    await page.getByRole('heading', { level: 1, name: 'Results' }).waitFor();
    await goTo('/en/registration/phone');
    await page.locator('.phone-code').waitFor();
    expect(asked).toBe(2);
    expect(complaints.filter((text) => !text.includes('ERR_ABORTED'))).toEqual([]);

    // Another visit: a gateway that fails is asked again...
    asked = 0;
    answer = (route) => (asked < 3 ? route.fulfill(json(503, {})) : route.continue());
    await page.goto(`${site.url}/en/registration/phone`);
    await page.locator('.phone-code:enabled').waitFor();
    expect(asked).toBe(3);
    // ...and where nothing comes, the form stands all the same.
    answer = (route) => route.fulfill(json(500, {}));
    await page.route(MASKS, (route) => route.fulfill(json(500, {})));
    await page.goto(`${site.url}/en/registration/phone`);
    await waitForHydration(page);
    await page.locator('input[name=phone_number]').fill('861234567');
    expect(await page.locator('input[name=phone_number]').inputValue()).toBe('861234567');
    await context.close();
  });
});
