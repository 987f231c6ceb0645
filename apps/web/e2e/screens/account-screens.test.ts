import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { description, focused, tabTo } from '../keyboard.ts';
import { say } from '../say.ts';
import {
  axeFindings,
  axeFindingsInBothThemes,
  horizontalOverflow,
  MOBILE,
  sharedSite,
  skipReason,
  type TestSite,
  waitForHydration,
} from '../site.ts';

interface Credentials {
  readonly login: string;
  readonly password: string;
}

async function register(page: Page, site: TestSite): Promise<Credentials> {
  await page.goto(`${site.url}/en/registration`);
  await waitForHydration(page);
  await page.locator('input[name=adult]').check();
  await page.locator('input[name=terms]').check();
  await page.locator('form.form button[type=submit]').click();
  const values = page.locator('.credentials dd');
  await values.nth(1).waitFor();
  return { login: (await values.nth(0).textContent()) ?? '', password: (await values.nth(1).textContent()) ?? '' };
}

describe.skipIf(skipReason !== null)(`the screens of an account${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await sharedSite();
  });
  afterAll(() => site?.close());

  it('S191 registration, S148 recharge and S208 login by keyboard alone on a phone', async () => {
    const { page, context, complaints } = await site.visit('/en/registration', { viewport: MOBILE });
    await waitForHydration(page);
    await tabTo(page, 'One click');
    await tabTo(page, 'country_id');
    await tabTo(page, 'Register');
    await page.keyboard.press('Enter');
    // The first wrong field takes the keyboard and says what is wrong with it.
    await expect.poll(() => focused(page)).toBe('adult');
    expect(await description(page)).toBe('You must be 18 or older.');
    await page.keyboard.press('Space');
    await tabTo(page, 'terms');
    await page.keyboard.press('Space');
    await tabTo(page, 'Register');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Your account is ready');
    const [login = '', password = ''] = await page.locator('.credentials dd').allTextContents();

    await tabTo(page, 'Make a deposit');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/deposit');
    await waitForHydration(page);
    await tabTo(page, 'method');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'amount');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('0.01');
    await page.keyboard.press('Enter');
    await expect.poll(() => description(page)).toMatch(/^The minimum is /);
    expect(await focused(page)).toBe('amount');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('25');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sandbox-pay/**');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/deposit/status**');
    await page.getByRole('heading', { name: /added to your balance/ }).waitFor();

    await context.clearCookies({ name: 'user_token' });
    await page.goto(`${site.url}/en`);
    await waitForHydration(page);
    await tabTo(page, 'Log in');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog form').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Log in');
    await page.keyboard.press('Enter');
    await tabTo(page, 'login');
    await page.keyboard.type(login);
    await tabTo(page, 'password');
    await page.keyboard.type(`${password}x`);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.locator('.header-balance', { hasText: '25.00' }).waitFor();
    // The refused login is the one answer that the browser writes down.
    expect(complaints.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
    await context.close();
  });

  it.each(['/en', '/ar'])(
    'S191 S192 S193 S208 %s: registration and login are clean for axe in every kind, with and without errors',
    async (language) => {
      const { page, context } = await site.visit(`${language}/registration`, { viewport: MOBILE });
      await waitForHydration(page);
      for (let kind = 0; kind < 3; kind++) {
        await page.getByRole('tab').nth(kind).click();
        await page.locator('form.form button[type=submit]').click();
        await page.locator('.hint.hint-error').first().waitFor();
        expect(await axeFindingsInBothThemes(page)).toEqual([]);
        expect(await horizontalOverflow(page)).toBe(0);
      }
      await page.locator('.login-button').click();
      await page.getByRole('dialog').locator('button[type=submit]').click();
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      await context.close();
    },
  );

  it('S148 S149 the credentials, the deposit, its errors and its status are clean for axe, dark, light and Arabic', async () => {
    const { page, context } = await site.visit('/en', { viewport: MOBILE });
    await register(page, site);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    for (const language of ['en', 'ar']) {
      await page.goto(`${site.url}/${language}/deposit`);
      await waitForHydration(page);
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      await page.locator('input[name=amount]').fill('0');
      await page.locator('form.form button[type=submit]').click();
      await page.locator('.hint.hint-error').waitFor();
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
    }
    await page.goto(`${site.url}/en/deposit?amount=30`);
    await waitForHydration(page);
    await page.locator('form.form button[type=submit]').click();
    await page.waitForURL('**/sandbox-pay/**');
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.locator('button').last().click();
    await page.waitForURL('**/deposit/status**');
    await waitForHydration(page);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await context.close();
  });

  it('C227 what a guest starred is in the account after the login', async () => {
    const { page, context } = await site.visit('/en');
    const { login, password } = await register(page, site);
    await context.clearCookies({ name: 'user_token' });
    await page.goto(`${site.url}/en/live`);
    await waitForHydration(page);
    const row = page.locator('.event-row').first();
    const name = await row.getAttribute('aria-label');
    await row.locator('.star').click();
    await page.locator('.champ-card-head .star').first().click();
    await page.locator('.login-button').click();
    await page.getByRole('dialog').locator('input[name=login]').fill(login);
    await page.getByRole('dialog').locator('input[name=password]').fill(password);
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await page.locator('.header-balance').waitFor();
    await waitForHydration(page);
    await page.locator(`.event-row[aria-label="${name}"] .star[aria-pressed=true]`).waitFor();
    // Another device of the same player knows them; this one has none left for the next guest.
    await page.evaluate(() => indexedDB.deleteDatabase('localforage'));
    await page.goto(`${site.url}/en/favorites`);
    await page.locator(`.event-row[aria-label="${name}"]`).waitFor();
    await page.getByRole('tab', { name: /Competitions/ }).click();
    expect(await page.locator('#favorites .side-link').count()).toBe(1);
    await context.clearCookies({ name: 'user_token' });
    await page.goto(`${site.url}/en/favorites`);
    await page.getByText('No favourites yet').waitFor();
    await context.close();
  });

  it('S066 favorites: a starred team brings its matches', async () => {
    const { page, context } = await site.visit('/en/search?text=manchester');
    await waitForHydration(page);
    // Which clubs play is the day's affair.
    const team = page.locator('.team-list li').first();
    const name = (await team.textContent()) ?? '';
    await team.locator('.star').click();
    await page.goto(`${site.url}/en/favorites`);
    await waitForHydration(page);
    await page.getByRole('tab', { name: /Teams/ }).click();
    await page.locator('#favorites .event-row', { hasText: name }).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });

  it('a session that ends elsewhere leaves the page, the coupon and a way back in', async () => {
    const { page, context } = await site.visit('/en');
    await register(page, site);
    await page.goto(`${site.url}/en/line/football`);
    await waitForHydration(page);
    await page.locator('.header-balance').waitFor();
    await page.locator('#main [data-prices="0"] button.price:not(.price-locked)').first().click();
    await page.locator('.coupon .coupon-leg').waitFor();
    // The same session, signed out on another page.
    const other = await context.newPage();
    await other.goto(`${site.url}/en/settings`);
    await waitForHydration(other);
    await other.getByRole('button', { name: 'Account menu' }).click();
    await other.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog', { name: 'Log in' }).getByText('Your session has ended').waitFor();
    await page.locator('.header-balance').waitFor({ state: 'detached' });
    expect(await page.locator('.coupon .coupon-leg').count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/en/line/football');
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });

  it('without script the forms say that they need it, and nothing typed could get into an address', async () => {
    for (const address of ['/en/login', '/en/registration']) {
      const { page, context } = await site.visit(address, { javaScriptEnabled: false });
      expect(await page.getByText(say('form.needs-script')).isVisible()).toBe(true);
      expect(await page.locator('form.form').getAttribute('method')).toBe('post');
      expect(await page.locator('form.form input:visible').count()).toBe(0);
      await context.close();
    }
  });

  it('without script the line, a championship and a match can be read', async () => {
    const { page, context } = await site.visit('/en/line/football', { javaScriptEnabled: false });
    expect(await page.locator('.event-row .price b').count()).toBeGreaterThan(20);
    await page.locator('.champ-card-head a').first().click();
    await page.locator('.crumbs').waitFor();
    expect(await page.locator('.sport-head h1').count()).toBe(1);
    await page.locator('.event-row .event-teams-link').first().click();
    await page.waitForURL('**/match/**');
    expect(await page.locator('#main .price b').count()).toBeGreaterThan(5);
    await context.close();
  });
});
