import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '../../../server/tests/harness/run-sql.ts';
import { say } from '../say.ts';
import { type ScriptedSite, startScriptedSite } from '../scripted-site.ts';
import { axeFindings, horizontalOverflow, MOBILE, skipReason, type TestSite, waitForHydration } from '../site.ts';

const PAGE = 'office/responsible-gambling';

async function register(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.locator('input[name=adult]').check();
  await page.locator('input[name=terms]').check();
  await page.locator('form.form button[type=submit]').click();
  await page.locator('.credentials dd').nth(1).waitFor();
}
async function open(page: Page, site: TestSite, language = 'en'): Promise<void> {
  await page.goto(`${site.url}/${language}/${PAGE}`);
  await waitForHydration(page);
}
/** Sets a limit by the form, and waits until the page shows it. */
async function set(page: Page, kind: string, value: string, shown: string | RegExp): Promise<void> {
  await page.locator('select[name=kind]').selectOption(kind);
  const field = page.locator('[name=value]');
  if (kind === 'reality-check') await field.selectOption(value);
  else await field.fill(value);
  await page.getByRole('button', { name: say('limits.set.save'), exact: true }).click();
  await page.locator('.limits-list').getByText(shown).first().waitFor();
}

describe.skipIf(skipReason !== null)(`the screen of limits${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  beforeAll(async () => {
    site = await startScriptedSite();
  });
  afterAll(() => site?.close());

  it('S153 a limit is set, lowered at once, raised later; removing asks first', async () => {
    const { page, context, complaints } = await site.visit('/en/registration');
    await register(page);
    await open(page, site);
    await page.getByText('You have no limits yet').waitFor();
    await page.getByRole('button', { name: say('limits.set.save'), exact: true }).click();
    await page.getByText(say('limits.set.required')).waitFor();
    await set(page, 'deposit', '50', '0.00 € of 50.00 € used');
    await set(page, 'deposit', '40', '0.00 € of 40.00 € used');
    await set(page, 'deposit', '90', 'You requested 90.00 €');
    await page.locator('.limits-list').getByText('0.00 € of 40.00 € used').waitFor();
    await page.getByRole('button', { name: say('limits.wanted.keep') }).click();
    await page.getByText('You requested 90.00 €').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Remove: Deposit limit, per day' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText(say('limits.wanted.none')).waitFor();
    // A day later, by the clock of the database.
    await runSql(site.world.databaseUrl, "update player_limit set pending_effective_at = now() - interval '1 second'");
    await open(page, site);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByText('You have no limits yet').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S153 a deposit beyond the limit names it on the field or above it', async () => {
    const { page, context } = await site.visit('/en/registration');
    await register(page);
    await open(page, site);
    await set(page, 'deposit', '15', '0.00 € of 15.00 € used');
    await page.goto(`${site.url}/en/deposit`);
    await waitForHydration(page);
    await page.locator('input[name=amount]').fill('20');
    await page.locator('form.form button[type=submit]').click();
    await page.getByText(/This is over your daily deposit limit\. You have 15\.00 EUR left\. It resets on/).waitFor();
    await context.close();
  });

  it('S153 is clean for axe, in both themes, on a phone and in Arabic, with everything on it', async () => {
    const { page, context } = await site.visit('/en/registration');
    await register(page);
    await open(page, site);
    await set(page, 'deposit', '50', '0.00 € of 50.00 € used');
    await set(page, 'deposit', '70', 'You requested 70.00 €');
    await set(page, 'stake', '5', say('limits.max', { value: '5.00 €' }));
    await set(page, 'session', '120', /of 120 minutes used/);
    for (const [language, theme, viewport] of [
      ['en', 'dark', { width: 1440, height: 1000 }],
      ['ar', 'light', MOBILE],
      ['ru', 'dark', MOBILE],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: theme });
      await open(page, site, language);
      expect(await axeFindings(page), `${language} ${theme}`).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
    }
    await context.close();
  });

  it('S153 the self-test adds up and advises, a break signs out and can be read about', async () => {
    const { page, context } = await site.visit('/en/registration', { viewport: MOBILE });
    await register(page);
    await open(page, site);
    await page.getByRole('button', { name: say('limits.test.begin') }).click();
    for (let question = 1; question <= 9; question++) {
      await page.getByText(`Question ${question} of 9`).first().waitFor();
      await page.getByRole('button', { name: question === 1 ? 'Sometimes' : 'Never', exact: true }).click();
    }
    await page.getByText('1 of 27 points').waitFor();
    await page.getByText(say('limits.test.band.low')).waitFor();
    await page.getByRole('button', { name: say('limits.exclude.act') }).click();
    expect(
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('limits.exclude.act') })
        .isDisabled(),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: say('limits.break.act') })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('limits.break.act') })
      .click();
    await page.waitForURL((url) => url.pathname === '/en');
    await context.close();
  });

  it('T44 the reality check comes up over the page when it is due, and goes when it is answered', async () => {
    const { page, context } = await site.visit('/en/registration');
    await register(page);
    await open(page, site);
    await set(page, 'reality-check', '15', 'every 15 minutes');
    await page.goto(`${site.url}/en/settings`);
    await waitForHydration(page);
    await runSql(
      site.world.databaseUrl,
      "update player_limit_profile set reality_check_started_at = now() - interval '16 minutes', next_check_at = now() where reality_minutes = 15",
    );
    const dialog = page.getByRole('dialog', { name: say('limits.reality.title') });
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain('Staked');
    // Closed without an answer it is there again.
    await page.keyboard.press('Escape');
    await dialog.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: say('limits.reality.continue') }).click();
    await dialog.waitFor({ state: 'detached' });
    await context.close();
  });
});
