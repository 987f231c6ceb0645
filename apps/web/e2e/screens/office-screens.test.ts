import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, openAsPlayer, registerPlayer } from '../register-player.ts';
import { say } from '../say.ts';
import { axeFindings, DESKTOP, horizontalOverflow, MOBILE, sharedSite, skipReason, type TestSite, waitForHydration } from '../site.ts';

/** Looks again and again; a busy machine is no failure. */
const poll = <T>(read: () => T) => expect.poll(read);

describe.skipIf(skipReason !== null)(`the office${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  let player: Credentials;
  beforeAll(async () => {
    site = await sharedSite();
    player = await registerPlayer(site);
  });
  afterAll(() => site?.close());

  type View = readonly [language: string, theme: 'dark' | 'light', viewport: typeof DESKTOP];
  const VIEWS: readonly View[] = [
    ['en', 'dark', DESKTOP],
    ['ar', 'light', MOBILE],
  ];

  /** Each page has one title, no finding of axe, and no more width than its window. */
  async function walk([language, theme, viewport]: View, pages: readonly string[]): Promise<void> {
    const { page, context, complaints } = await openAsPlayer(site, player, `/${language}/office`, { theme, viewport });
    for (const path of pages) {
      await page.goto(`${site.url}/${language}/office${path}`);
      await waitForHydration(page);
      expect(await page.locator('main h1').count(), path).toBe(1);
      expect(await axeFindings(page), path).toEqual([]);
      expect(await horizontalOverflow(page), path).toBe(0);
    }
    expect(complaints).toEqual([]);
    await context.close();
  }

  it.each(VIEWS)('S140 S141 S142 S144 S161 %s %s the menus, messages and sessions are clean for axe', (...view) =>
    walk(view, ['', '/menu/profile', '/menu/settings', '/messages', '/session-history']),
  );

  it.each(VIEWS)('S123 S124 S136 S137 S165 %s %s the account, its forms and its wallets are clean for axe', (...view) =>
    walk(view, ['/account', '/account/edit', '/clarify-data', '/convert-account', '/settings/wallets']),
  );

  it.each(VIEWS)('S152 S166 S167 S168 S179 %s %s the settings are clean for axe', (...view) =>
    walk(view, ['/settings', '/settings/account', '/settings/disallow-sports', '/settings/mailing', '/email-subscription']),
  );

  it('S140 S141 S142 the menu leads to pages that are there, and a guest to the login and back', async () => {
    const { page, context } = await openAsPlayer(site, player, '/en/office', { viewport: MOBILE });
    const links = await page.locator('.office-menu a.side-link').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect([link, (await page.request.get(site.url + link)).status()]).toEqual([link, 200]);
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.waitForURL('**/office/menu/profile');
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await page.getByRole('link', { name: 'Personal details' }).click();
    await page.getByRole('heading', { level: 1, name: 'Personal details' }).waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor();
    await context.clearCookies({ name: 'user_token' });
    await page.goto(`${site.url}/en/office/messages`);
    expect(new URL(page.url()).searchParams.get('next')).toBe('/en/office/messages');
    await context.close();
  });

  it('S123 S124 R040 R041 personal data is filled in, with a place found by the first letters and a wrong date named under its field', async () => {
    const { page, context } = await openAsPlayer(site, await registerPlayer(site), '/en/office/account/edit');
    await page.locator('input[name=first_name]').fill('Aoife');
    await page.locator('input[name=last_name]').fill('Byrne');
    await page.locator('input[name=birth_date]').fill('2024-01-01');
    await page.locator('input[name=address]').fill('7 Quay Street');
    await page.locator('input[name=postcode]').fill('D02 X285');
    await page.getByRole('button', { name: /^Region/ }).click();
    const search = page.getByRole('combobox', { name: 'Search the list' });
    await search.waitFor();
    const first = (await page.getByRole('option').first().textContent()) ?? '';
    await search.fill('qqqq');
    await page.getByText(say('select.no-elements')).waitFor();
    await search.fill(first.slice(0, 4));
    await search.press('Enter');
    await page.getByRole('button', { name: `Region ${first}` }).waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').waitFor();
    const born = page.locator('.field', { has: page.locator('input[name=birth_date]') }).getByRole('textbox');
    expect(await born.getAttribute('aria-invalid')).toBe('true');
    await page.locator('input[name=birth_date]').fill('1990-04-12');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/office/account');
    const person = page.locator('dl.office-rows');
    await person.getByText('Aoife Byrne').waitFor();
    await person.getByText(first, { exact: true }).waitFor();
    await person.getByText('7 Quay Street').waitFor();
    expect(await page.locator('meter').count()).toBe(1);
    await page.goto(`${site.url}/en/office/account/edit`);
    expect(await page.locator('input[name=first_name]').getAttribute('readonly')).not.toBeNull();
    await context.close();
  });

  it('S144 S136 a request is confirmed in the inbox: the bell counts it, a press reads it, and it is deleted', async () => {
    const { page, context } = await openAsPlayer(site, await registerPlayer(site), '/en/office/convert-account');
    await page.getByRole('button', { name: say('office.convert.send') }).click();
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: /^To currency/ }).click();
    await page.getByRole('combobox').fill('gbp');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: say('office.convert.send') }).click();
    await page.locator('.office-list', { hasText: 'EUR' }).getByText('Open').waitFor();
    const bell = page.getByRole('link', { name: say('office.messages.bell', { n: 1 }) });
    await bell.first().waitFor();
    await bell.first().click();
    const message = page.locator('.office-message').first();
    await message.getByRole('button', { expanded: false }).click();
    await message.locator('.message-body p').waitFor();
    await poll(() => message.getAttribute('data-read')).toBe('true');
    await page.getByRole('link', { name: /unread/ }).waitFor({ state: 'detached' });
    await message.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'No messages' }).waitFor();
    await context.close();
  });

  it('S161 a session elsewhere is seen with its device and ended', async () => {
    const who = await registerPlayer(site);
    const other = await openAsPlayer(site, who, '/en/office');
    const { page, context } = await openAsPlayer(site, who, '/en/office/session-history');
    await page.getByText('This device').waitFor();
    await page
      .getByRole('button', { name: say('session.end'), exact: true })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('office.sessions.end'), exact: true })
      .click();
    await page.locator('.badge', { hasText: say('office.sessions.reason.closed') }).waitFor();
    // Of registration, of the other device or of both: what is left is this one at last.
    await page.getByRole('button', { name: 'End all other sessions' }).waitFor();
    await other.context.close();
    await context.close();
  });

  it('S137 the data of a paper is asked for by its kind, and every empty field is named', async () => {
    const { page, context } = await openAsPlayer(site, player, '/en/office/clarify-data');
    await page.getByRole('button', { name: /^Document type/ }).click();
    await page.getByRole('option', { name: 'Driving licence' }).click();
    expect(await page.locator('input[name=issued_by]').count()).toBe(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await poll(() => page.getByRole('alert').count()).toBe(3);
    await page.locator('input[name=number]').fill('DL 12345');
    await page.locator('input[name=issued_at]').fill('2020-02-01');
    await page.locator('input[name=expires_at]').fill('2040-02-01');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.badge', { hasText: say('office.clarify.given') }).waitFor();
    await context.close();
  });
});
