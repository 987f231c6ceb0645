import { describe, expect, it } from 'vitest';
import { startPlayedSite } from './played-site.ts';
import { axeFindings, hydrated, MOBILE, missing } from './site.ts';

describe.skipIf(missing !== null)(`a site that is closed${missing ? ` (${missing})` : ''}`, () => {
  it('S239 every page says with 503 why the site is closed and until when', async () => {
    const site = await startPlayedSite({ env: { MAINTENANCE_UNTIL: '2040-01-01T06:00:00Z', MAINTENANCE_REASON: 'provider' } });
    try {
      const { page, context } = await site.visit('/en/line', { viewport: MOBILE });
      const reply = await page.goto(`${site.url}/en/line`);
      expect(reply?.status()).toBe(503);
      expect(Number(reply?.headers()['retry-after'])).toBeGreaterThan(1000);
      await page.getByRole('heading', { name: 'Maintenance' }).waitFor();
      await page.getByText('A service that we depend on is being repaired.').waitFor();
      await page.getByText(/01\.01\.2040/).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.goto(`${site.url}/ar`);
      expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
      expect(await axeFindings(page)).toEqual([]);
      await context.close();
    } finally {
      await site.close();
    }
  });

  it('S238 the age is asked for once; whoever is too young is shown what is there for them', async () => {
    const site = await startPlayedSite({ env: { AGE_GATE: '1' } });
    try {
      const { page, context } = await site.visit('/en', { viewport: MOBILE });
      await hydrated(page);
      const question = page.getByRole('dialog', { name: 'Are you 18 or older?' });
      await question.getByRole('button', { name: 'No', exact: true }).last().click();
      await page.waitForURL('**/en/age-restriction');
      await page.getByRole('heading', { name: 'This site is for people of 18 and older' }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: 'I answered by mistake' }).click();
      await question.getByRole('button', { name: 'Yes, I am' }).click();
      await question.waitFor({ state: 'detached' });
      await page.reload();
      await hydrated(page);
      expect(await question.count()).toBe(0);
      await context.close();
    } finally {
      await site.close();
    }
  });
});
