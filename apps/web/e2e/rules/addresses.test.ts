import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsPlayer, registerPlayer } from '../register-player.ts';
import { axeFindings, fetchHtml, horizontalOverflow, MOBILE, sharedSite, skipReason, type TestSite, waitForHydration } from '../site.ts';

describe.skipIf(skipReason !== null)(`addresses that are promised${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await sharedSite();
  });
  afterAll(() => site?.close());

  it('S022 the terms stand at the slug of the specification, and their old address leads there', async () => {
    for (const language of ['en', 'ru', 'ar']) {
      const { status, html } = await fetchHtml(`/${language}/information/confirmTerms`);
      expect([language, status]).toEqual([language, 200]);
      expect(html).toContain('<h1');
      const old = await fetch(`${site.url}/${language}/information/terms`, { redirect: 'manual' });
      expect([old.status, old.headers.get('location')]).toEqual([301, `/${language}/information/confirmTerms`]);
    }
  });

  it('R057 R058 the device chooses among our languages by its own; a page runs the way its language is written', async () => {
    for (const [wish, language, direction] of [
      ['ar-EG,en;q=0.5', 'ar', 'rtl'],
      ['ru-RU,ar;q=0.4', 'ru', 'ltr'],
      // Languages without texts, and a tag that is not a language.
      ['fa-IR, uk;q=0.9, xx;q=0.8', 'en', 'ltr'],
    ] as const) {
      const chosen = await fetch(site.url, { headers: { 'accept-language': wish }, redirect: 'manual' });
      expect([wish, chosen.headers.get('location')]).toEqual([wish, `/${language}`]);
      expect((await fetchHtml(`/${language}`)).html).toContain(`<html lang="${language}" dir="${direction}"`);
    }
  });

  it('S194 S208 a demo on this machine lets visitors try sign-in by another service, and says that it is a test', async () => {
    for (const address of ['/en/registration/social', '/en/login']) {
      const { status, html } = await fetchHtml(address);
      expect([address, status]).toEqual([address, 200]);
      expect(html).toContain('Demo login');
    }
    const { page, context } = await site.visit('/en/registration/social');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByText('This is not google.').waitFor();
    await context.close();
  });

  it.each(['game', 'cyber'])('S199 S207 statistics-popup/%s begins with a choice of matches', async (part) => {
    const { page, context, complaints } = await site.visit(`/ar/statistics-popup/${part}`, { viewport: MOBILE });
    await waitForHydration(page);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    if (part === 'game') {
      await page.locator('.statistics-match-choice a').first().click();
      await page.waitForURL(/statistics-popup\/game\/\d+\/\d+/);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('C047 C070 S148 every page that the menu of the office names is there, and so is every part of the site', async () => {
    const { page, context } = await openAsPlayer(site, await registerPlayer(site), '/en/office/recharge');
    expect(await page.locator('main h1').innerText()).toBe('Deposit');
    const read = async <T>(path: string): Promise<T> => ((await (await page.request.get(site.url + path)).json()) as { data: T }).data;
    const menu = await read<{ pages: { path: string }[] }[]>('/web-api/officeapi/getLeftMenuData');
    const parts = await read<{ path: string }[]>('/web-api/third-party/api/list-available-partitions');
    const paths = [...menu.flatMap(({ pages }) => pages), ...parts].map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) {
      const answer = await page.request.get(`${site.url}/en/${path}`);
      expect([path, answer.status()]).toEqual([path, 200]);
    }
    await context.close();
  });
});
