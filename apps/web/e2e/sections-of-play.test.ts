import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, hydrated, MOBILE, missing, overflow, readPage, sharedSite, type Visited } from './site.ts';

describe.skipIf(missing !== null)(`cyber, marbles and virtual sports${missing ? ` (${missing})` : ''}`, () => {
  let site: Visited;
  beforeAll(async () => {
    site = await sharedSite();
  });
  afterAll(() => site?.close());

  it('S029 S057 cyber shows its parts, its disciplines and its tournaments without script', async () => {
    const { status, html } = await readPage('/en/cyber');
    expect(status).toBe(200);
    for (const part of [
      'Cyber sport',
      'Cyber stream',
      'Tournaments',
      'Esoccer Battle',
      'NBA 2K26',
      'NHL 26',
      '/en/cyber/shooters',
      '/en/cyber/cs2',
    ])
      expect(html).toContain(part);
  });
  it('S058 cyber section is a discipline or a part of the menu; anything else is no page', async () => {
    const basketball = await readPage('/en/cyber/cyber-basketball');
    expect(basketball.html).toContain('NBA 2K26');
    expect(basketball.html).not.toContain('Esoccer Battle');
    const shooters = await readPage('/en/cyber/shooters');
    expect(shooters.html).toContain('Shooters · Touchline');
    expect(shooters.html).not.toContain('Esoccer Battle');
    for (const wrong of ['/en/cyber/football', '/en/cyber/nothing']) expect((await readPage(wrong)).status).toBe(404);
  });
  it('S032 S059 marble shows all six courses with their next races and the prices of their winners', async () => {
    const { status, html } = await readPage('/en/marble');
    expect(status).toBe(200);
    for (const course of ['Canyon Run', 'Glass Mountain', 'Copper Loop', 'River Bed', 'Clockwork Tower', 'Sand Dunes'])
      expect(html).toContain(course);
    expect(html.match(/class="card course-card"/g)?.length).toBe(6);
    expect(html).toContain('class="price');
  });
  it('S060 marble game: a course leads to its race, which has its field, its seal and its markets', async () => {
    const { page, context, complaints } = await site.visit('/en/marble');
    await hydrated(page);
    await page.locator('.course-next a').first().click();
    await page.locator('.marble-ranking li').nth(7).waitFor();
    expect(page.url()).toMatch(/\/en\/marble\/[a-z-]+\/\d+$/);
    expect(await page.locator('.fairness dd').first().textContent()).toMatch(/^[0-9a-f]{64}$/);
    expect(await page.locator('.marble').count()).toBe(8);
    expect(complaints).toEqual([]);
    await context.close();
  });
  it('S060 marble game: a race that is over shows its seed, and the browser finds it fair', async () => {
    const { page, context, complaints } = await site.visit('/en/marble');
    await hydrated(page);
    await page.locator('.last-races a').first().click();
    await page.getByRole('button', { name: 'Check this race' }).click();
    await page.locator('.fairness .good').nth(1).waitFor();
    expect(await page.locator('.fairness .bad').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
  it('virtual sports stand side by side, one sport at a time where asked', async () => {
    expect((await readPage('/en/virtual')).html).toContain('Virtual basketball');
    expect((await readPage('/ru/virtual/virtual-football')).status).toBe(200);
    expect((await readPage('/en/virtual/football')).status).toBe(404);
    expect((await readPage('/en/marble/no-course')).status).toBe(404);
  });
  it.each(['/en/cyber', '/en/marble', '/en/virtual'])('%s is clean for axe, dark and light', async (address) => {
    for (const theme of ['dark', 'light'] as const) {
      const { page, context } = await site.visit(address, { theme });
      await hydrated(page);
      expect(await axeFindings(page)).toEqual([]);
      await context.close();
    }
  });
  it.each(['/ar/cyber', '/ar/marble', '/ar/virtual', '/ar/marble/copper-loop'])(
    '%s mirrors and does not scroll sideways on a phone',
    async (address) => {
      const { page, context, complaints } = await site.visit(address, { viewport: MOBILE });
      await hydrated(page);
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      expect(await overflow(page)).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
