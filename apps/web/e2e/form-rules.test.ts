import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, enter, registerPlayer } from './office-player.ts';
import { hydrated, missing, sharedSite, type Visited } from './site.ts';

/** However busy the machine is: what is waited for comes when it comes. */
const SOON = { timeout: 30_000 };
const PNG = { name: 'face.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgo=', 'base64') };
const SVG = { name: 'face.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };

/** The rules of what is typed, on the screens where it is typed. */
describe.skipIf(missing !== null)(`rules of forms${missing ? ` (${missing})` : ''}`, () => {
  let site: Visited;
  let player: Credentials;
  beforeAll(async () => {
    site = await sharedSite();
    player = await registerPlayer(site);
  });
  afterAll(() => site?.close());

  const input = (page: Page, name: string): Locator => page.locator(`input[name=${name}]`);
  /** What stands under a field. */
  const faultOf = (field: Locator): Promise<string> =>
    field.locator('xpath=ancestor::*[contains(@class,"fieldset")][1]').locator('.hint.err').innerText(SOON);
  const submit = (page: Page) => page.locator('form.form button[type=submit]').click();

  it('R104 R105 R107 R150 R102: the full registration says of each field what is wrong with it', async () => {
    const { page, context } = await site.visit('/en/registration/full', { locale: 'en-IE' });
    await hydrated(page);
    await page.locator('.phone-code:enabled').waitFor();
    await submit(page);
    await expect.poll(() => faultOf(input(page, 'first_name')), SOON).toBe('Fill in: First name');
    expect(await faultOf(input(page, 'birth_date'))).toBe('Fill in: Date of birth');
    await input(page, 'first_name').fill('Ana1');
    await input(page, 'last_name').fill('O’Neill');
    await input(page, 'birth_date').fill('1899-12-31');
    await input(page, 'password').fill('пароль-12');
    await input(page, 'phone_number').fill('123');
    await submit(page);
    expect(await faultOf(input(page, 'first_name'))).toBe('Only letters, apostrophe, space and hyphen.');
    expect(await faultOf(input(page, 'birth_date'))).toBe('Not before 1900-01-01.');
    expect(await faultOf(input(page, 'password'))).toBe('Use Latin letters, digits and the usual signs.');
    // With its calling code the number has six digits, which is the least; one less is too few.
    await input(page, 'phone_number').fill('12');
    await submit(page);
    expect(await faultOf(input(page, 'phone_number'))).toBe('At least 6 digits.');
    await input(page, 'birth_date').fill('2020-01-01');
    await submit(page);
    expect(await faultOf(input(page, 'birth_date'))).toMatch(/18/);
    await context.close();
  });

  it('R108 R109: a player’s number has digits alone, a search a hundred characters', async () => {
    const { page, context } = await site.visit('/en/login');
    await hydrated(page);
    await input(page, 'login').fill('12a');
    await input(page, 'password').fill('whatever-1');
    await submit(page);
    expect(await faultOf(input(page, 'login'))).toBe('Some of these characters cannot stand here.');
    await page.goto(`${site.url}/en/search`);
    await hydrated(page);
    const search = page.locator('main input[name=text]');
    await search.fill('ж'.repeat(150));
    expect(await search.inputValue()).toBe('ж'.repeat(100));
    await context.close();
  });

  it('R098 R112: an amount stays a number with two decimals', async () => {
    const { page, context } = await enter(site, player, '/en/deposit');
    const amount = input(page, 'amount');
    await amount.waitFor();
    const kept = async (typed: string): Promise<string> => {
      await amount.fill(typed);
      return amount.inputValue();
    };
    expect(await kept('a1,2x5')).toBe('1.25');
    expect(await kept('-0012.999')).toBe('12.99');
    expect(await kept('.5')).toBe('0.5');
    expect(await kept('1.2.3')).toBe('1.23');
    expect(await page.locator('.bal').first().innerText()).toMatch(/\d[.,]\d\d(\D|$)/);
    await context.close();
  });

  it('R148: a filter whose days end before they begin says so', async () => {
    const { page, context } = await enter(site, player, '/en/office/payment-history?from=2026-11-20&to=2026-11-10', { locale: 'en-US' });
    expect(await faultOf(input(page, 'to'))).toBe('Not before 2026-11-20.');
    await context.close();
  });

  it('R042 R043 R055: several sports of a list, no more than three, with the reasons in the list; a long list draws what is near the eye', async () => {
    const { page, context } = await site.visit('/en/generator?odds=9999999');
    await hydrated(page);
    // The tag of a note says of which sort it is.
    await page.locator('.note[data-tag=warning]').waitFor();
    const legs = page.locator('input[name=most]');
    for (const [typed, left] of [
      ['40', '12'],
      ['1', '2'],
    ]) {
      await legs.fill(typed ?? '');
      await legs.blur();
      expect(await legs.inputValue()).toBe(left);
    }
    await page.getByRole('button', { name: /^Sport/ }).click();
    const options = page.getByRole('listbox').getByRole('option');
    for (const n of [0, 1, 2]) await options.nth(n).click();
    await options.nth(3).click({ force: true });
    await page.getByText('Maximum of 3 options selected. First remove a selected option to select another.').waitFor();
    expect(await page.locator('form.gen-f input[type=hidden][name=sport]').count()).toBe(3);
    await page.getByRole('combobox').fill('no such sport');
    await page.getByText('No elements found. Consider changing the search query.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Make coupons' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('sport').length, SOON).toBe(3);
    await context.close();

    const office = await enter(site, player, '/en/office/clarify-data');
    await office.page
      .getByRole('button', { name: /^Citizenship/ })
      .first()
      .click();
    const rows = office.page.getByRole('listbox').getByRole('option');
    await rows.first().waitFor();
    expect(await rows.count()).toBeLessThan(40);
    await office.page.getByRole('listbox').evaluate((list) => list.scrollTo({ top: list.scrollHeight }));
    await expect.poll(() => rows.first().getAttribute('aria-posinset'), SOON).not.toBe('1');
    await office.context.close();
  });

  it('R129: a picture is taken as png, jpg, jpeg or webp; a drawing, which may carry script, is not', async () => {
    const { page, context } = await enter(site, player, '/en/office/support/new');
    const file = page.locator('input[type=file]');
    expect(await file.getAttribute('accept')).toBe('image/png,image/jpeg,image/webp');
    await file.setInputFiles([SVG]);
    await page.getByText(/face\.svg/).waitFor();
    expect(await page.locator('.files li').count()).toBe(0);
    await file.setInputFiles([PNG]);
    await page.locator('.files li', { hasText: 'face.png' }).waitFor();
    await context.close();
  });
});
