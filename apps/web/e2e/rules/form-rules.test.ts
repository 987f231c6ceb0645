import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, openAsPlayer, registerPlayer } from '../register-player.ts';
import { say } from '../say.ts';
import { sharedSite, skipReason, type TestSite, waitForHydration } from '../site.ts';

const PNG = { name: 'face.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgo=', 'base64') };
const SVG = { name: 'face.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };

/** The rules of what is typed, on the screens where it is typed. */
describe.skipIf(skipReason !== null)(`rules of forms${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  let player: Credentials;
  beforeAll(async () => {
    site = await sharedSite();
    player = await registerPlayer(site);
  });
  afterAll(() => site?.close());

  const input = (page: Page, name: string): Locator => page.locator(`input[name=${name}]`);
  /** The hint under a field. */
  const faultOf = (field: Locator): Promise<string> =>
    field.locator('xpath=ancestor::*[contains(@class,"fieldset")][1]').locator('.hint.hint-error').innerText();
  const submit = (page: Page) => page.locator('form.form button[type=submit]').click();

  it('R104 R105 R107 R150 R102: the full registration says of each field what is wrong with it', async () => {
    const { page, context } = await site.visit('/en/registration/full', { locale: 'en-IE' });
    await waitForHydration(page);
    await page.locator('.phone-code:enabled').waitFor();
    await submit(page);
    await expect.poll(() => faultOf(input(page, 'first_name'))).toBe('Fill in: First name');
    expect(await faultOf(input(page, 'birth_date'))).toBe('Fill in: Date of birth');
    await input(page, 'first_name').fill('Ana1');
    await input(page, 'last_name').fill('O’Neill');
    await input(page, 'birth_date').fill('1899-12-31');
    await input(page, 'password').fill('пароль-12');
    await input(page, 'phone_number').fill('123');
    await submit(page);
    expect(await faultOf(input(page, 'first_name'))).toBe(say('validation.user_name_symbols'));
    expect(await faultOf(input(page, 'birth_date'))).toBe(say('validation.date_min', { date: '01/01/1900' }));
    expect(await faultOf(input(page, 'password'))).toBe(say('validation.password_available_symbols'));
    // With its calling code the number has six digits, which is the least; one less is too few.
    await input(page, 'phone_number').fill('12');
    await submit(page);
    expect(await faultOf(input(page, 'phone_number'))).toBe('At least 6 digits.');
    await input(page, 'birth_date').fill('2020-01-01');
    await submit(page);
    expect(await faultOf(input(page, 'birth_date'))).toMatch(/18/);
    await context.close();
  });

  it('R066 R068 R099 R100: a phone takes digits of any script, in the shape and with the first digits of its country', async () => {
    const { page, context } = await site.visit('/favicon.svg');
    // Ireland, of which the form is, gets a mask that is shorter than its longest numbers.
    const IRELAND = { code: 'ie', Mask: '00-000', Min: 7, Max: 9 };
    const read = async <T>(path: string): Promise<T> => ((await (await page.request.get(site.url + path)).json()) as { data: T }).data;
    const countries = await read<{ id: number; code: string; phoneCode: string }[]>('/web-api/user/getphonecountries?lng=en');
    const idOf = (code: string): number => countries.find((one) => one.code === code)?.id ?? 0;
    await page.route('**/web-api/api/user/phonemasks*', async (route) => {
      const reply = await route.fetch();
      const { data } = (await reply.json()) as { data: { CountryId: number; Mask: string; Min: number; Max: number }[] };
      const { code, ...entry } = IRELAND;
      const masks = data.map((mask) => (mask.CountryId === idOf(code) ? { ...mask, ...entry } : mask));
      await route.fulfill({ json: { success: true, data: masks } });
    });
    await page.goto(`${site.url}/en/registration/phone`);
    await waitForHydration(page);
    await page.locator('.phone-code:enabled').waitFor();
    const phone = input(page, 'phone_number');
    const shaped = async (typed: string): Promise<string> => {
      await phone.fill(typed);
      return phone.inputValue();
    };
    const choose = async (typed: string, name: string): Promise<void> => {
      await page.locator('.phone-code').click();
      await page.locator('.phone-search input').fill(typed);
      await page.locator('.phone-list').getByRole('option').filter({ hasText: name }).first().click();
    };
    await choose('353', 'Ireland');
    // Dashes become blanks, zeros fill it up to the most; more digits than it has are not taken.
    expect(await phone.getAttribute('placeholder')).toBe('00 0000000');
    expect(await shaped('٨٦-١٢٣ ۴۵.६७')).toBe('86 1234567');
    expect(await shaped('861234567890123')).toBe('86 1234567');

    await page.locator('.phone-code').click();
    const search = page.locator('.phone-search input');
    await search.fill('0074912');
    expect(await search.inputValue()).toBe('+007');
    await page.keyboard.press('Escape');
    await choose('7', 'Kazakhstan');
    expect([await shaped('512'), await shaped('612'), await shaped('7123456789')]).toEqual(['', '612', '712 345 6789']);
    await choose('7', 'Russia');
    expect([await shaped('812'), await shaped('9123456789')]).toEqual(['', '912 345 67 89']);
    // Numbers of Germany are too unlike each other for a mask.
    await choose('49', 'Germany');
    expect([await phone.getAttribute('placeholder'), await shaped('151 234 56-7')]).toEqual(['', '151234567']);

    // A country that nothing is known of: seventeen digits.
    await page.locator('.phone-code').click();
    await search.fill('999');
    await page.keyboard.press('Enter');
    expect(await shaped('1'.repeat(20))).toBe('1'.repeat(17));
    expect(await shaped('12x')).toBe('');
    // A visitor who types on before the next task of the browser has the new code's shape: Germany's eleven digits would not do.
    await choose('49', 'Germany');
    await page.locator('.phone-code').click();
    await search.fill('999');
    await search.evaluate(async (field, name) => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      await Promise.resolve();
      document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
      document.execCommand('insertText', false, '1'.repeat(17));
    }, 'phone_number');
    expect(await phone.inputValue()).toBe('1'.repeat(17));
    // The whole is the digits of code and number.
    await choose('353', 'Ireland');
    await shaped('86 123-45-67');
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/web-api/registration/'));
    // The outcome is not asserted: registrations from one address are rate-limited.
    await page.route('**/web-api/registration/**', (route) => route.fulfill({ status: 400, json: { message: 'Not now' } }));
    for (const name of ['adult', 'terms']) await input(page, name).check();
    await submit(page);
    expect((await sent).postDataJSON()).toMatchObject({ phone_number: '+353861234567' });
    await context.close();
  });

  it('R124: dates have their formats; a week begins on Sunday for who reads in the US, on Monday in Britain', async () => {
    const weekdays: (number | undefined)[][] = [];
    for (const locale of ['en-US', 'en-GB']) {
      const { page, context } = await openAsPlayer(site, player, '/en/office/payment-history', { locale });
      const href = await page.getByRole('link', { name: 'This week' }).getAttribute('href');
      const { searchParams } = new URL(href ?? '', site.url);
      weekdays.push(['from', 'to'].map((name) => new Date(`${searchParams.get(name)}T12:00:00Z`).getUTCDay()));
      await context.close();
    }
    expect(weekdays).toEqual([
      [0, 6],
      [1, 0],
    ]);

    const written = (instant: number) => {
      const parts = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' }).formatToParts(
        instant,
      );
      const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
      return { dd: of('day'), MM: of('month'), yyyy: of('year'), HHmm: `${of('hour')}:${of('minute')}` };
    };
    const { page, context } = await openAsPlayer(site, player, '/en/toto');
    const left = page.locator('main time').filter({ hasText: /^(\d+ days? )?(\d\d:)?\d\d:\d\d$/ });
    expect(await left.count()).toBeGreaterThan(0);
    await page.goto(`${site.url}${await page.locator('main a[href*="/toto/draw/"]').first().getAttribute('href')}`);
    const first = page.locator('.toto-match-details time').first();
    const { dd, MM, HHmm } = written(Date.parse((await first.getAttribute('datetime')) ?? ''));
    // Once the page knows the device's zone.
    await expect.poll(() => first.textContent()).toBe(`${dd}.${MM} / ${HHmm}`);
    const sessions = await page.request.post(`${site.url}/web-api/officeapi/getusersessions`, { data: {}, headers: { origin: site.url } });
    const began = written(Number(/"began_at":(\d+)/.exec(await sessions.text())?.[1]) * 1000);
    await page.goto(`${site.url}/en/office/session-history`);
    await page.getByText(`${began.dd}.${began.MM}.${began.yyyy} / ${began.HHmm}`).first().waitFor();
    for (const [language, sign] of [
      ['en', '/'],
      ['ru', '.'],
    ]) {
      await page.goto(`${site.url}/${language}/office/account`);
      await page.locator('dd', { hasText: [began.dd, began.MM, began.yyyy].join(sign) }).waitFor();
    }
    await context.close();
  });

  it('R108 R109: a player’s number has digits alone, a search a hundred characters', async () => {
    const { page, context } = await site.visit('/en/login');
    await waitForHydration(page);
    await input(page, 'login').fill('12a');
    await input(page, 'password').fill('whatever-1');
    await submit(page);
    expect(await faultOf(input(page, 'login'))).toBe(say('validation.validation_available_symbols'));
    await page.goto(`${site.url}/en/search`);
    await waitForHydration(page);
    const search = page.locator('main input[name=text]');
    await search.fill('ж'.repeat(150));
    expect(await search.inputValue()).toBe('ж'.repeat(100));
    await context.close();
  });

  it('R098 R112: an amount stays a number with two decimals', async () => {
    const { page, context } = await openAsPlayer(site, player, '/en/deposit');
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
    expect(await page.locator('.header-balance').first().innerText()).toMatch(/\d[.,]\d\d(\D|$)/);
    await context.close();
  });

  it('R124: a day is typed as days are written, whatever the language of the device, and sent as one', async () => {
    const { page, context } = await openAsPlayer(site, player, '/en/office/payment-history', { locale: 'en-US' });
    await waitForHydration(page);
    const from = page.getByLabel(say('payment.history.from'), { exact: true });
    await from.fill('3.4.2026');
    await from.blur();
    expect(await from.inputValue()).toBe('03/04/2026');
    const to = page.getByLabel(say('payment.history.to'), { exact: true });
    await to.fill('31.02.2026');
    const show = page.getByRole('button', { name: say('payment.history.apply'), exact: true });
    await show.click();
    // Of a day that there is not the form says so, and sends nothing.
    expect(await to.evaluate((field: HTMLInputElement) => field.validationMessage)).toBe(say('date-field.invalid'));
    expect(page.url()).not.toContain('from=');
    await to.fill('');
    await show.click();
    await page.waitForURL(/from=2026-04-03/);
    await expect.poll(() => from.inputValue()).toBe('03/04/2026');
    // A day of the calendar is written in the same way.
    await input(page, 'from').fill('2026-12-31');
    expect(await from.inputValue()).toBe('31/12/2026');
    await context.close();
    const bare = await site.visit('/en/results', { javaScriptEnabled: false });
    expect(await bare.page.locator('input[name=day]').evaluate((field) => getComputedStyle(field).opacity)).toBe('1');
    await bare.context.close();
  });

  it('R148: a filter whose days end before they begin says so', async () => {
    const { page, context } = await openAsPlayer(site, player, '/en/office/payment-history?from=2026-11-20&to=2026-11-10', {
      locale: 'en-US',
    });
    expect(await faultOf(input(page, 'to'))).toBe(say('validation.date_min', { date: '20/11/2026' }));
    await context.close();
  });

  it('R042 R043 R055: several sports of a list, no more than three, with the reasons in the list; a long list draws what is near the eye', async () => {
    const { page, context } = await site.visit('/en/generator?odds=9999999');
    await waitForHydration(page);
    // The tag of a note says of which sort it is.
    await page.locator('.note[data-tag=warning]').waitFor();
    const legs = page.locator('input[name=max]');
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
    expect(await page.locator('form.generator-form input[type=hidden][name=sport]').count()).toBe(3);
    await page.getByRole('combobox').fill('no such sport');
    await page.getByText(say('select.no-elements')).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('coupon.generator.make') }).click();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('sport').length).toBe(3);
    await context.close();

    const office = await openAsPlayer(site, player, '/en/office/clarify-data');
    await office.page
      .getByRole('button', { name: /^Nationality/ })
      .first()
      .click();
    const rows = office.page.getByRole('listbox').getByRole('option');
    await rows.first().waitFor();
    expect(await rows.count()).toBeLessThan(40);
    await office.page.getByRole('listbox').evaluate((list) => list.scrollTo({ top: list.scrollHeight }));
    await expect.poll(() => rows.first().getAttribute('aria-posinset')).not.toBe('1');
    await office.context.close();
  });

  it('R129: a picture is taken as png, jpg, jpeg or webp; a drawing, which may carry script, is not', async () => {
    const { page, context } = await openAsPlayer(site, player, '/en/office/support/new');
    const file = page.locator('input[type=file]');
    expect(await file.getAttribute('accept')).toBe('image/png,image/jpeg,image/webp');
    await file.setInputFiles([SVG]);
    await page.getByText(/face\.svg/).waitFor();
    expect(await page.locator('.file-picker li').count()).toBe(0);
    await file.setInputFiles([PNG]);
    await page.locator('.file-picker li', { hasText: 'face.png' }).waitFor();
    await context.close();
  });
});
