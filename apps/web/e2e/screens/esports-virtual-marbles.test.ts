import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { say } from '../say.ts';
import {
  axeFindingsInBothThemes,
  fetchHtml,
  horizontalOverflow,
  MOBILE,
  sharedSite,
  skipReason,
  type TestSite,
  waitForHydration,
} from '../site.ts';

describe.skipIf(skipReason !== null)(`cyber, marbles and virtual sports${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await sharedSite();
  });
  afterAll(() => site?.close());

  /** Waits until the page has these words: after a start the feed arrives match by match. */
  const pageWith = async (address: string, ...words: readonly string[]): Promise<string> => {
    await expect.poll(async () => (await fetchHtml(address)).html, { interval: 1000 }).toContain(words[0] ?? '');
    const { html } = await fetchHtml(address);
    for (const word of words) expect(html).toContain(word);
    return html;
  };

  it('S029 S057 cyber shows its parts, its disciplines and its tournaments without script', async () => {
    await pageWith(
      '/en/cyber',
      '/en/cyber/cs2',
      say('virtual.cyber.title'),
      say('virtual.part.cyber-stream'),
      'Tournaments',
      'Esoccer Battle',
      'NBA 2K26',
      'NHL 26',
      '/en/cyber/shooters',
    );
  });
  it('S058 cyber section is a discipline or a part of the menu; anything else is no page', async () => {
    expect(await pageWith('/en/cyber/cyber-basketball', 'NBA 2K26')).not.toContain('Esoccer Adriatic');
    expect(await pageWith('/en/cyber/shooters', 'Shooters · Touchline')).not.toContain('Esoccer Adriatic');
    for (const wrong of ['/en/cyber/football', '/en/cyber/nothing']) expect((await fetchHtml(wrong)).status).toBe(404);
  });
  it('S032 S059 marble shows all six courses with their next races and the prices of their winners', async () => {
    const html = await pageWith(
      '/en/marble',
      'Sand Dunes',
      'Canyon Run',
      'Glass Mountain',
      'Copper Loop',
      'River Bed',
      'Clockwork Tower',
      'course-prices',
    );
    expect(html.match(/course-card/g)?.length).toBe(6);
  });
  it('S060 marble game: a course leads to its race, which has its field, its seal and its markets', async () => {
    const { page, context, complaints } = await site.visit('/en/marble');
    await waitForHydration(page);
    await page.locator('.course-next a').first().click();
    await page.locator('.marble-ranking li').nth(7).waitFor();
    expect(page.url()).toMatch(/\/en\/marble\/[a-z-]+\/\d+$/);
    expect(await page.getByRole('region', { name: 'Sealed before the start' }).locator('dd').first().textContent()).toMatch(
      /^[0-9a-f]{64}$/,
    );
    expect(await page.locator('[data-gate]').count()).toBe(8);
    expect(complaints).toEqual([]);
    await context.close();
  });
  it('S060 marble game: a race that is over shows its seed, and the browser finds it fair', async () => {
    const { page, context, complaints } = await site.visit('/en/marble');
    await waitForHydration(page);
    await page.locator('.last-races a').first().click();
    await page.getByRole('button', { name: 'Check this race' }).click();
    await page.locator('.fairness-good').nth(1).waitFor();
    expect(await page.locator('.fairness-bad').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
  it('virtual sports stand side by side, one sport at a time where asked', async () => {
    expect((await fetchHtml('/en/virtual')).html).toContain('Virtual basketball');
    expect((await fetchHtml('/ru/virtual/virtual-football')).status).toBe(200);
    expect((await fetchHtml('/en/virtual/football')).status).toBe(404);
    expect((await fetchHtml('/en/marble/no-course')).status).toBe(404);
  });
  it.each(['/en/cyber', '/en/marble', '/en/virtual'])('%s is clean for axe, dark and light', async (address) => {
    const { page, context } = await site.visit(address);
    await waitForHydration(page);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await context.close();
  });
  it.each(['/ar/cyber', '/ar/marble', '/ar/virtual', '/ar/marble/copper-loop'])(
    '%s mirrors and does not scroll sideways on a phone',
    async (address) => {
      const { page, context, complaints } = await site.visit(address, { viewport: MOBILE });
      await waitForHydration(page);
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      expect(await horizontalOverflow(page)).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
