import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpAuthenticator } from '../../../server/tests/harness/fakes/authenticator-app.ts';
import { codeOf, linkOf, waitForMessage } from '../../../server/tests/harness/fakes/sent-messages.ts';
import { writeKnown } from '../../../server/tests/harness/known-person.ts';
import type { TestPlayer } from '../../../server/tests/harness/test-player.ts';
import { focused, tabTo } from '../keyboard.ts';
import { say } from '../say.ts';
import { type ScriptedSite, startScriptedSite } from '../scripted-site.ts';
import { axeFindings, horizontalOverflow, MOBILE, skipReason, type Visit, waitForHydration } from '../site.ts';

describe.skipIf(skipReason !== null)(`the ways in${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  beforeAll(async () => {
    site = await startScriptedSite();
  });
  afterAll(() => site?.close());

  let phones = 0;
  async function reachable(): Promise<TestPlayer & { readonly phone: string; readonly email: string }> {
    const player = await site.world.player();
    phones += 1;
    const phone = `35386000${String(phones).padStart(4, '0')}`;
    const email = `way${phones}@example.com`;
    await writeKnown(site.world, player.id, { phone, email });
    return { ...player, phone, email };
  }
  async function logIn({ page }: Pick<Visit, 'page'>, login: string, password: string): Promise<void> {
    await page.locator('input[name=login]').fill(login);
    await page.locator('input[name=password]').fill(password);
    await page.locator('form.form button[type=submit]').click();
  }
  const cookieOf = (player: TestPlayer) => ({ name: 'user_token', value: player.token, url: site.url });

  it('S208 C017 C018 R060 a code by SMS in place of a password, with the keyboard alone on a phone', async () => {
    const player = await reachable();
    const { page, context, complaints } = await site.visit('/en/login', { viewport: MOBILE });
    await waitForHydration(page);
    await page.locator('.login-panel input[type=radio]').first().focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
    await page.locator('.phone-code:enabled').waitFor();
    await tabTo(page, 'phone');
    await page.keyboard.insertText(`+${player.phone}`);
    await page.keyboard.press('Enter');
    // The code's field takes the keyboard over.
    await expect.poll(() => focused(page)).toBe('code');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.type(codeOf(await waitForMessage(site.world, player.id, 'sign-in-code')));
    await page.keyboard.press('Enter');
    await page.locator('.header-balance').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S208 C019 the code of the app is asked for, and not again on a device that is remembered', async () => {
    const player = await site.world.player();
    const appCode = await setUpAuthenticator(site.world, player.id);
    const { page, context } = await site.visit('/en/login');
    await waitForHydration(page);
    await logIn({ page }, player.login, player.password);
    await expect.poll(() => focused(page)).toBe('code');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await page.getByText('Exactly 6 characters.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('input[name=code]').fill(appCode());
    await page.locator('input[name=remember]').check();
    await page.locator('form.form button[type=submit]').click();
    await page.locator('.header-balance').waitFor();
    await context.clearCookies({ name: 'user_token' });
    await page.goto(`${site.url}/en/login`);
    await waitForHydration(page);
    await logIn({ page }, player.login, player.password);
    await page.locator('.header-balance').waitFor();
    await context.close();
  });

  it('S209 S210 a blocked player reads why, appeals, and sees that it waits', async () => {
    const player = await site.world.player();
    const operator = await site.world.operator(['risk']);
    const payload = { playerId: player.login, reason: 'Two accounts of one person', publicReason: 'Two accounts' };
    expect((await operator.request({ method: 'POST', url: '/operator-api/player/block', payload })).statusCode).toBe(200);
    const { page, context } = await site.visit('/en/login', { viewport: MOBILE });
    await waitForHydration(page);
    await logIn({ page }, player.login, player.password);
    await page.getByRole('heading', { name: say('block.title') }).waitFor();
    await page.getByText('Two accounts').waitFor();
    await waitForHydration(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Write an appeal' }).click();
    await page.locator('textarea').fill('Short.');
    await page.locator('form.form button[type=submit]').click();
    await page.getByText('At least 10 characters.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('textarea').fill('The other account is my brother’s.');
    await page.locator('form.form button[type=submit]').click();
    await page.getByText(say('block.appeal.waits')).waitFor();
    expect(await page.getByRole('link', { name: /appeal/ }).count()).toBe(0);
    expect(await horizontalOverflow(page)).toBe(0);
    // A visitor without a ticket is shown the login.
    await page.goto(`${site.url}/en/block?ticket=none`);
    await page.waitForURL('**/en/login');
    await context.close();
  });

  it('C010 C011 a forgotten password: the link of the mail, a leaked password refused, the login with the new one', async () => {
    const player = await reachable();
    const { page, context } = await site.visit('/en/login');
    await waitForHydration(page);
    await page.getByRole('link', { name: say('login.forgot') }).click();
    // The address changes before the page does, and both have a field of this name.
    await page.getByRole('heading', { name: say('reset.title') }).waitFor();
    await page.locator('input[name=login]').fill(player.email);
    await page.locator('form.form button[type=submit]').click();
    await page.getByRole('heading', { name: say('reset.mail-sent.title') }).waitFor();
    const link = linkOf(await waitForMessage(site.world, player.id, 'password-reset-link'));
    await page.goto(site.url + link.pathname + link.search);
    await waitForHydration(page);
    await page.locator('input[name=password]').fill('Summer2025!');
    await page.locator('form.form button[type=submit]').click();
    await page.getByText(say('validation.password_breached')).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('input[name=password]').fill('brand-new-horse-2');
    await page.locator('form.form button[type=submit]').click();
    await page.getByRole('heading', { name: say('reset.done.title') }).waitFor();
    await page.goto(site.url + link.pathname + link.search);
    await page.getByText(say('reset.ended')).waitFor();
    await page.goto(`${site.url}/en/login`);
    await waitForHydration(page);
    await logIn({ page }, player.login, 'brand-new-horse-2');
    await page.locator('.header-balance').waitFor();
    await context.close();
  });

  it('C011 a forgotten password by phone, with the keyboard alone: the code of the SMS and the new password at once', async () => {
    const player = await reachable();
    const { page, context } = await site.visit('/en/password-reset', { viewport: MOBILE });
    await waitForHydration(page);
    await page.locator('.login-panel input[type=radio]').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.phone-code:enabled').waitFor();
    await tabTo(page, 'login');
    await page.keyboard.insertText(`+${player.phone}`);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('code');
    await page.keyboard.type(codeOf(await waitForMessage(site.world, player.id, 'password-reset-code')));
    await tabTo(page, 'password');
    await page.keyboard.type('brand-new-horse-3');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: say('reset.done.title') }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });

  it('C026 a partner’s token signs in, once', async () => {
    const player = await site.world.player();
    const token = await site.world.app.features.session.issueXframe(player.id, 'partner');
    const { page, context } = await site.visit(`/en/login?xframe_token=${token}`);
    await page.locator('.header-balance').waitFor();
    await context.clearCookies({ name: 'user_token' });
    await page.goto(`${site.url}/en/login?xframe_token=${token}`);
    await page.getByText(say('login.xframe-ended')).waitFor();
    await context.close();
  });

  it('S208 an event of the document opens the form and closes it', async () => {
    const { page, context } = await site.visit('/en/results');
    await waitForHydration(page);
    const toggle = () => page.evaluate(() => document.dispatchEvent(new Event('toggle-authorisation')));
    await toggle();
    await page.getByRole('dialog', { name: 'Log in' }).locator('form').waitFor();
    await toggle();
    await page.locator('dialog form').waitFor({ state: 'detached' });
    await context.close();
  });

  it('R120 half an hour without a sign of the player ends the session, and the page says so', async () => {
    const player = await site.world.player();
    const { page, context } = await site.visit('/en/results');
    await context.addCookies([cookieOf(player)]);
    await page.clock.install();
    await page.reload();
    await waitForHydration(page);
    await page.locator('.header-balance').waitFor();
    await page.clock.fastForward('29:00');
    expect(await page.locator('.header-balance').count()).toBe(1);
    await page.clock.fastForward('02:00');
    await page.getByText('You were logged out after 30 minutes').waitFor();
    await page.locator('.header-balance').waitFor({ state: 'detached' });
    const reply = await player.request({ method: 'POST', url: '/web-api/user/balance' });
    expect(reply.statusCode).toBe(401);
    await context.close();
  });

  it.each([
    ['/en', 'dark'],
    ['/ar', 'light'],
  ] as const)('S191 S196 S208 %s %s: the forms are clean for axe and fit a phone', async (language, theme) => {
    const { page, context } = await site.visit(`${language}/login`, { theme, viewport: MOBILE });
    for (const path of ['login', 'registration', 'registration/v1-full', 'password-reset']) {
      await page.goto(`${site.url}${language}/${path}`);
      await waitForHydration(page);
      expect([path, await axeFindings(page)]).toEqual([path, []]);
      expect([path, await horizontalOverflow(page)]).toEqual([path, 0]);
    }
    await context.close();
  });
});
