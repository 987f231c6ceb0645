import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, linkOf, waitForMessage } from '../../../server/tests/harness/fakes/sent-messages.ts';
import { focused, tabTo } from '../keyboard.ts';
import { say } from '../say.ts';
import { type ScriptedSite, startScriptedSite } from '../scripted-site.ts';
import { axeFindings, horizontalOverflow, MOBILE, skipReason, waitForHydration } from '../site.ts';

/** Says yes to what every registration asks, and sends it. */
async function agree(page: Page): Promise<void> {
  await page.locator('input[name=adult]').check();
  await page.locator('input[name=terms]').check();
  await page.locator('form.form button[type=submit]').click();
}

/** The account number that the page shows once it is made. */
async function accountNumber(page: Page): Promise<bigint> {
  await page.getByRole('heading', { name: 'Your account is ready' }).waitFor();
  return BigInt((await page.locator('.credentials dd').first().textContent()) ?? '');
}

// One address may register five times in an hour before it has to show that it is a person: there are five registrations here.
describe.skipIf(skipReason !== null)(`the screens of registration${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  beforeAll(async () => {
    site = await startScriptedSite({ settings: { localIdentity: true, identificationBonusUnits: 5 } });
  });
  afterAll(() => site?.close());

  it('S192 S220 R023 R024 R025 R027 C005 by phone with the keyboard alone, confirmed by the code of the SMS', async () => {
    const { page, context, complaints } = await site.visit('/en/registration/phone', { viewport: MOBILE });
    await waitForHydration(page);
    await page.locator('.phone-code:enabled').waitFor();
    await tabTo(page, /^Country code/);
    await page.keyboard.press('Enter');
    const search = page.getByRole('combobox', { name: 'Search by code' });
    await expect.poll(() => focused(page)).toBe('Search by code');
    await page.keyboard.type('a35x399');
    expect(await search.inputValue()).toBe('+353');
    const options = page.getByRole('listbox').getByRole('option');
    expect(await options.allTextContents()).toEqual([expect.stringContaining('+353')]);
    expect((await options.first().boundingBox())?.height).toBeGreaterThanOrEqual(32);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('7');
    expect(await options.count()).toBeGreaterThan(2);
    for (const row of await options.allTextContents()) expect(row).toMatch(/^\+\d*7\d*/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('999');
    await page.getByText(say('phone.code.empty')).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    // A code that no country has counts when the list closes.
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Country code: +999' }).waitFor();
    await tabTo(page, 'phone_number');
    // A number written whole brings its own code.
    await page.keyboard.insertText('+353 86 123 4567');
    await page.getByRole('button', { name: 'Country code: +353 Ireland' }).waitFor();
    expect(await page.locator('input[name=phone_number]').inputValue()).toBe('86 123 4567');
    await tabTo(page, 'adult');
    await page.keyboard.press('Space');
    await tabTo(page, 'terms');
    await page.keyboard.press('Space');
    await tabTo(page, 'Register');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Your account is ready');
    const id = await accountNumber(page);
    const code = codeOf(await waitForMessage(site.world, id, 'activation-code'));
    await page.getByText(say('activation.sms')).waitFor();
    expect(await page.getByRole('button', { name: /^Resend in/ }).isDisabled()).toBe(true);
    await tabTo(page, 'code');
    await page.keyboard.type(code === '123456' ? '654321' : '123456');
    await page.keyboard.press('Enter');
    await page.getByText(say('error.code_wrong')).first().waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await page.getByText('Confirmed. Thank you.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(complaints.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
    await context.close();
  });

  it('S195 S215 R094 R103 C004 C009 by email: a mistyped domain, a leaked password, the offer, the reminder and the link of the letter', async () => {
    const { page, context } = await site.visit('/en/registration/short');
    await waitForHydration(page);
    await page.locator('input[name=email]').fill('short.way@gmial.com');
    await page.locator('input[name=password]').fill('Liverpool1892');
    await agree(page);
    await page.getByRole('button', { name: 'short.way@gmail.com' }).click();
    expect(await page.locator('input[name=email]').inputValue()).toBe('short.way@gmail.com');
    await page.locator('form.form button[type=submit]').click();
    await page.getByText(say('validation.password_breached')).waitFor();
    await page.locator('input[name=password]').fill('correct-horse-1');
    await page.getByText('Strong', { exact: true }).waitFor();
    await page.locator('form.form button[type=submit]').click();
    const id = await accountNumber(page);

    await page.goto(`${site.url}/en`);
    const offer = page.getByRole('dialog', { name: say('identification-bonus.title') });
    await offer.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await offer.getByRole('button', { name: 'Later' }).click();
    await offer.waitFor({ state: 'detached' });

    // A day later, in another tab: the reminder, which rests for a day again once it is closed.
    const { pool } = site.world.platform;
    await pool.query("update activation_popup set remind_at = now() - interval '1 minute' where player_id = $1", [id]);
    const later = await context.newPage();
    await later.goto(`${site.url}/en/results`);
    const reminder = later.getByRole('dialog', { name: say('activation.title') });
    await reminder.getByText('s***@g***.com').waitFor();
    expect(await axeFindings(later)).toEqual([]);
    await reminder.getByRole('button', { name: 'Close' }).click();
    const rests = 'select remind_at > now() as rests from activation_popup where player_id = $1';
    await expect.poll(async () => (await pool.query(rests, [id])).rows).toEqual([{ rests: true }]);
    await later.close();

    const link = linkOf(await waitForMessage(site.world, id, 'activation-link'));
    await page.goto(site.url + link.pathname + link.search);
    await page.getByRole('heading', { name: say('activation.link.done') }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: say('activation.link.ended') }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });

  it('S193 S196 S197 C067 C068 the country decides what is asked, names what is missing and offers its cities', async () => {
    const { page, context } = await site.visit('/en/registration/custom');
    await waitForHydration(page);
    expect(await page.getByLabel(say('identification.field.personal_number')).count()).toBe(0);
    await page.locator('select[name=country_id]').selectOption({ label: 'Estonia' });
    await page.getByLabel(say('identification.field.personal_number'), { exact: true }).waitFor();
    await page.locator('form.form button[type=submit]').click();
    await page.locator('input[name=personal_number][aria-invalid=true]').waitFor();
    await page.locator('select[name=country_id]').selectOption({ label: 'Germany' });
    await page.locator('input[name=personal_number]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Full/ }).click();
    await page.waitForURL('**/registration/full');
    await page.locator('input[name=city]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^With address/ }).click();
    await page.locator('select[name=region]:enabled').selectOption({ label: 'Bavaria' });
    await expect
      .poll(() => page.locator('datalist option').evaluateAll((all) => all.map((one) => one.getAttribute('value'))))
      .toContain('Munich');
    const given = {
      first_name: 'Ana',
      last_name: 'Planted',
      birth_date: '1990-01-31',
      city: 'Munich',
      address: 'Hauptweg 1',
      post_code: '80331',
      email: 'with.address@example.com',
      password: 'correct-horse-1',
    };
    for (const [field, text] of Object.entries(given)) await page.locator(`input[name=${field}]`).fill(text);
    await agree(page);
    const id = await accountNumber(page);
    expect(await site.world.app.features.enrolment.readRegistration(id)).toMatchObject({
      kind: 'v1-full',
      details: { city: 'Munich', address: 'Hauptweg 1', post_code: '80331' },
    });
    await context.close();
  });

  it('S194 R061 C023 by a social service: its profile fills the form, and signs in the next time', async () => {
    const { page, context } = await site.visit('/en/registration/social');
    await waitForHydration(page);
    const go = async (): Promise<void> => {
      const google = page.getByRole('button', { name: 'Continue with Google' });
      if (!(await google.isVisible())) await page.getByRole('button', { name: / more$/ }).click();
      await google.click();
      await page.waitForURL('**/dev/identity/**');
      await page.locator('input[name=sub]').fill('way-in-1');
      await page.locator('input[name=email]').fill('social.way@example.com');
      await page.getByRole('button', { name: 'Sign in' }).click();
    };
    await go();
    await page.getByRole('heading', { name: say('social.consent.title', { name: 'Google' }) }).waitFor();
    await page.getByText('social.way@example.com').waitFor();
    await page.getByRole('button', { name: say('social.consent.new') }).click();
    await page.waitForURL('**/en/registration/social');
    await expect.poll(() => page.locator('input[name=email]').inputValue()).toBe('social.way@example.com');
    await agree(page);
    await accountNumber(page);
    // A registration by a social service has no password.
    expect(await page.locator('.credentials dd').count()).toBe(1);
    await context.clearCookies({ name: 'user_token' });
    await page.goto(`${site.url}/en/login`);
    await waitForHydration(page);
    await go();
    await page.locator('.header-balance').waitFor();
    await context.close();
  });

  it('S216 S198 by bank: the first deposit opens the account', async () => {
    const { page, context } = await site.visit('/en/login', { viewport: MOBILE });
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Register with your bank' }).click();
    const start = page.getByRole('dialog', { name: 'Play straight from your bank' });
    await start.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await start.getByRole('button', { name: say('registration.start.go') }).click();
    await page.waitForURL('**/registration/pay-and-play');
    await page.locator('input[name=amount]').fill('0.01');
    await agree(page);
    await page.getByText(/^The minimum is /).waitFor();
    await page.locator('input[name=amount]').fill('25');
    await page.locator('form.form button[type=submit]').click();
    await page.waitForURL('**/sandbox-bank/**');
    await page.locator('input[name=first_name]').fill('Mary');
    await page.locator('input[name=last_name]').fill('Planted');
    await page.locator('input[name=birth_date]').fill('1985-05-05');
    await page.locator('input[name=personal_number]').fill('1234567T');
    await page.getByRole('button', { name: 'Confirm and pay' }).click();
    await page.waitForURL('**/registration/bank**');
    await accountNumber(page);
    await page.getByRole('button', { name: say('registration.done.bet') }).click();
    await page.locator('.header-balance', { hasText: '25.00' }).waitFor();
    await context.close();
  });
});
