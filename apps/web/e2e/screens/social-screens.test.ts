import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpAuthenticator } from '../../../server/tests/harness/fakes/authenticator-app.ts';
import { tabTo, typeInto } from '../keyboard.ts';
import { openOffice } from '../open-office.ts';
import { say } from '../say.ts';
import { type ScriptedSite, startScriptedSite } from '../scripted-site.ts';
import { axeFindingsInBothThemes, horizontalOverflow, MOBILE, skipReason, waitForHydration } from '../site.ts';

const PARTNER = {
  id: 'partner',
  name: 'Partner Sports',
  secret: 'partner-secret-of-the-test',
  redirectUris: ['https://partner.example/back'],
  scopes: ['profile', 'xframe'],
} as const;

describe.skipIf(skipReason !== null)(`signing in by others, and others by us${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  beforeAll(async () => {
    site = await startScriptedSite({ settings: { localIdentity: true }, env: { OAUTH_CLIENTS: JSON.stringify([PARTNER]) } });
  });
  afterAll(() => site?.close());

  /** To the service and back, as somebody. */
  async function comeBy(page: Page, language: string, sub: string): Promise<void> {
    await page.goto(`${site.url}/${language}/login`);
    await waitForHydration(page);
    const google = page.getByRole('button', { name: /Google/ });
    await google.click();
    await page.waitForURL('**/dev/identity/**');
    await page.locator('input[name=sub]').fill(sub);
    await page.locator('input[name=email]').fill(`${sub}@example.com`);
    await page.locator('input[name=given_name]').fill('Planted');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`**/${language}/social-return**`);
    await page.locator('.social-consent h1').waitFor();
  }

  it('S194 C023 an unknown profile is shown what was told, and links to an account only by its password and the code of its app', async () => {
    const player = await site.world.player({ deposit: '12.34' });
    const code = await setUpAuthenticator(site.world, player.id);
    const { page, context, complaints } = await site.visit('/en/login', { viewport: MOBILE });
    await comeBy(page, 'en', 'link-one');
    await page.getByRole('heading', { name: say('social.consent.title', { name: 'Google' }) }).waitFor();
    await page.getByText('link-one@example.com').waitFor();
    await page.getByText('Planted', { exact: true }).waitFor();
    await tabTo(page, 'I have an account', 90);
    await page.keyboard.press('Enter');
    await typeInto(page, 'login', player.login);
    await typeInto(page, 'password', 'not-mine-1');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await typeInto(page, 'password', player.password);
    await page.keyboard.press('Enter');
    await page.getByText(say('login.second.text')).waitFor();
    await page.getByLabel(say('login.second.code')).fill(code());
    await page.getByRole('button', { name: 'Link and log in' }).click();
    await page.locator('.header-balance', { hasText: '12.34' }).waitFor();
    // The refused password is the one answer that the browser writes down.
    expect(complaints.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
    await context.close();
  });

  it.each(['en', 'ar'])(
    'S194 C023 %s: what a service told and both ways on are clean for axe, and nothing sticks out',
    async (language) => {
      const { page, context } = await site.visit(`/${language}/login`, { viewport: MOBILE });
      await comeBy(page, language, `look-${language}`);
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
      await page.locator('.social-consent > .button').nth(1).click();
      await page.locator('input[name=password]').waitFor();
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
      await context.close();
    },
  );

  it('C021 C022 a partner is told of before it gets anything, and a yes or a no leads back to it', async () => {
    const player = await site.world.player();
    const { page, context, complaints } = await openOffice(site, player);
    const returned: URL[] = [];
    await page.route('https://partner.example/**', (route) => {
      returned.push(new URL(route.request().url()));
      return route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' });
    });
    const challenge = createHash('sha256').update('v'.repeat(50)).digest('base64url');
    const asked = { client_id: PARTNER.id, redirect_uri: PARTNER.redirectUris[0], scope: 'profile xframe', state: 'partner-state' };
    const open = async (more: Readonly<Record<string, string>> = {}, language = 'en') => {
      const query = new URLSearchParams({ ...asked, code_challenge: challenge, code_challenge_method: 'S256', ...more });
      await page.goto(`${site.url}/${language}/oauth?${query.toString()}`);
      await waitForHydration(page);
    };
    await open();
    await page.getByRole('heading', { name: 'Log in to Partner Sports' }).waitFor();
    await page.getByText(say('oauth.right.xframe')).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await tabTo(page, 'Allow', 90);
    await page.keyboard.press('Enter');
    await page.waitForURL('https://partner.example/**');
    expect(returned.at(-1)?.searchParams.get('state')).toBe('partner-state');
    expect(returned.at(-1)?.searchParams.get('code')).toMatch(/^[\w-]{20,}$/);
    await open();
    await tabTo(page, say('oauth.refuse'), 90);
    await page.keyboard.press('Enter');
    await page.waitForURL('https://partner.example/**');
    expect(returned.at(-1)?.searchParams.get('error')).toBe('access_denied');
    // An address that is not the partner's is never returned to.
    await open({ redirect_uri: 'https://thief.example/' });
    await page.getByRole('heading', { name: say('oauth.unknown') }).waitFor();
    await open({}, 'ar');
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
