import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { focused } from '../keyboard.ts';
import { openAsPlayer, registerPlayer } from '../register-player.ts';
import { say } from '../say.ts';
import {
  axeFindings,
  DESKTOP,
  fetchHtml,
  horizontalOverflow,
  MOBILE,
  sharedSite,
  skipReason,
  type TestSite,
  waitForHydration,
} from '../site.ts';

describe.skipIf(skipReason !== null)(`the ways through the site${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await sharedSite();
  });
  afterAll(() => site?.close());

  it('R120 under More every section stands by what one is after, each leads to a page, and the keyboard comes back to the button', async () => {
    const { page, context, complaints } = await site.visit('/en/search');
    await waitForHydration(page);
    const more = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'More' });
    await more.focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('.more-menu');
    await menu
      .getByRole('region', { name: "Today's picks" })
      .getByRole('link', { name: say('sections.best.name') })
      .waitFor();
    expect(await menu.getByRole('heading').allTextContents()).toHaveLength(6);
    expect(await axeFindings(page)).toEqual([]);
    const links = await menu.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(new Set(links).size).toBe(links.length);
    for (const link of links) expect([link, (await page.request.get(site.url + link)).status()]).toEqual([link, 200]);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('More');
    await more.click();
    await menu
      .getByRole('link', { name: 'Title races' })
      .or(menu.getByRole('link', { name: 'Champions' }))
      .click();
    await page.waitForURL('**/en/champions');
    await menu.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('the column and the sections that a phone has no room for come to life when it is turned to where there is', async () => {
    const { page, context, complaints } = await site.visit('/en', { viewport: MOBILE });
    await waitForHydration(page);
    // As the server has sent them: nobody sees them, and no script has taken them over.
    const column = page.locator('.frame-start-column');
    const served = await column.locator('a').count();
    expect(served).toBeGreaterThan(0);
    await page.setViewportSize(DESKTOP);
    await column.locator('a[href="/en/line/football"]').waitFor();
    expect(await column.locator('a').count()).toBe(served);
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'More' }).click();
    await page.locator('.more-menu').getByRole('link').first().waitFor();
    await page.keyboard.press('Escape');
    // By script: the page is not loaded anew.
    await page.evaluate(() => Reflect.set(window, 'same', true));
    await column.locator('a[href="/en/line/football"]').click();
    await page.waitForURL('**/en/line/football');
    expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(['en', 'ar'])(
    '%s on a phone one menu has the ways in, the sections, the language and how the site is shown',
    async (language) => {
      const { page, context, complaints } = await site.visit(`/${language}/information/rules`, { viewport: MOBILE, theme: 'light' });
      await waitForHydration(page);
      await page.locator('.bottom-navigation button').last().click();
      const sheet = page.locator('dialog.sheet');
      await sheet.locator('.menu-sheet-account .button-brand').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
      await sheet.getByRole('combobox').first().selectOption('american');
      await sheet.locator('.menu-sheet-languages a[hreflang="ru"]').click();
      await page.waitForURL('**/ru/information/rules');
      expect((await context.cookies()).find(({ name }) => name === 'view')?.value).toContain('american');
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('on a phone the menu has the clocks of the world once their list is touched, and changes to the one that is chosen', async () => {
    const { page, context, complaints } = await site.visit('/en/information/rules', { viewport: MOBILE });
    await waitForHydration(page);
    await page.locator('.bottom-navigation button').last().click();
    const zone = page.locator('dialog.sheet').getByLabel(say('settings.time-zone'));
    await zone.waitFor();
    expect(await zone.locator('option').count()).toBe(1);
    await zone.click();
    await expect.poll(() => zone.locator('option').count()).toBeGreaterThan(300);
    await zone.selectOption('Asia/Tokyo');
    await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'view')?.value).toContain('Tokyo');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S140 on a phone the menu of a player has the balance, the deposit and the account', async () => {
    const { page, context } = await openAsPlayer(site, await registerPlayer(site), '/en/information/rules', { viewport: MOBILE });
    await page.locator('.bottom-navigation').getByRole('button', { name: 'Menu' }).click();
    const account = page.getByRole('dialog').getByRole('region', { name: 'My account' });
    await account.getByText('Balance').waitFor();
    await account.getByRole('link', { name: 'Deposit' }).waitFor();
    await account.getByRole('link', { name: 'My account' }).click();
    await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor();
    await page.getByRole('heading', { name: 'Open bets' }).waitFor();
    await page.getByRole('heading', { name: 'Requests and messages' }).waitFor();
    for (const path of ['recharge', 'deduce'])
      expect(await page.locator(`.office-home-actions a[href="/en/office/${path}"]`).count(), path).toBe(1);
    await page
      .locator('.office-home-requests')
      .getByRole('link', { name: /messages/i })
      .click();
    await page.waitForURL('**/office/messages');
    await context.close();
  });

  it('the key B opens the bet slip from anywhere but where one writes, and can be switched off', async () => {
    const { page, context } = await site.visit('/en/line');
    await waitForHydration(page);
    const inCoupon = () => page.evaluate(() => document.activeElement?.closest('#coupon') !== null);
    await page.keyboard.press('b');
    await expect.poll(inCoupon).toBe(true);
    await page.getByRole('searchbox').first().fill('');
    await page.keyboard.press('b');
    expect([await page.getByRole('searchbox').first().inputValue(), await inCoupon()]).toEqual(['b', false]);
    await page.goto(`${site.url}/en/settings`);
    await waitForHydration(page);
    await page
      .getByRole('checkbox', { name: /Keyboard shortcuts/ })
      .or(page.getByRole('switch', { name: /Keyboard shortcuts/ }))
      .uncheck();
    await page.locator('h1').click();
    await page.keyboard.press('b');
    expect(await inCoupon()).toBe(false);
    await context.close();
  });

  it('a skip link leads to the first price that can be pressed, and suspended prices are no stops of the keyboard', async () => {
    const { page, context } = await site.visit('/en/line');
    await waitForHydration(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(say('navigation.skip-to-markets'));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('button.price:not([aria-disabled])'))).toBe(true);
    expect(await page.locator('button.price[aria-disabled="true"]:not([tabindex="-1"])').count()).toBe(0);
    await context.close();
  });

  it('S022 S194 the terms and the social registration open in every language, and the ways that their words are written', async () => {
    for (const language of ['en', 'ru', 'ar']) {
      expect((await fetchHtml(`/${language}/information/confirmTerms`)).status).toBe(200);
      const other = await fetch(`${site.url}/${language}/information/confirm-terms`, { redirect: 'manual' });
      expect([other.status, other.headers.get('location')]).toEqual([301, `/${language}/information/confirmTerms`]);
      const social = await fetch(`${site.url}/${language}/registration/social`);
      expect(social.status).toBe(200);
    }
  });
});
