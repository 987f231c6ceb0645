import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { say } from '../say.ts';
import {
  axeFindings,
  fetchHtml,
  horizontalOverflow,
  MOBILE,
  PATIENCE_MS,
  sharedSite,
  skipReason,
  type TestSite,
  waitForHydration,
} from '../site.ts';

interface Draw {
  readonly drawId: string;
  readonly pool: string;
  readonly status: string;
}

describe.skipIf(skipReason !== null)(`the screens of toto${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  const draws = async (): Promise<readonly Draw[]> => {
    const reply = await fetch(`${site.url}/web-api/toto/draws`);
    const { data } = (await reply.json()) as { data: { draws: readonly Draw[] } };
    return data.draws.filter((draw) => draw.status === 'open');
  };
  beforeAll(async () => {
    site = await sharedSite();
    // Draws are opened as soon as the simulated world has its prices.
    await vi.waitFor(async () => expect(new Set((await draws()).map((draw) => draw.pool)).size).toBe(3), {
      timeout: PATIENCE_MS,
      interval: 500,
    });
  });
  afterAll(() => site?.close());
  const drawOf = async (pool: string): Promise<string> => (await draws()).find((draw) => draw.pool === pool)?.drawId ?? '';

  it('S234 the list, the sheets, the results and the rules are whole pages of the server in every language', async () => {
    for (const [lng, title] of [
      ['en', 'Toto 15'],
      ['ru', 'Тото-15'],
      ['ar', 'توتو 15'],
    ] as const) {
      const list = await fetchHtml(`/${lng}/toto`);
      expect([list.status, list.html.includes(title)]).toEqual([200, true]);
      for (const pool of ['fifteen', 'score', 'totals']) {
        const sheet = await fetchHtml(`/${lng}/toto/draw/${await drawOf(pool)}`);
        expect([pool, sheet.status, sheet.html.match(/class="toto-row[ "]/g)?.length]).toEqual([
          pool,
          200,
          { fifteen: 15, score: 8, totals: 12 }[pool],
        ]);
      }
      expect((await fetchHtml(`/${lng}/toto/results`)).status).toBe(200);
      expect((await fetchHtml(`/${lng}/toto/rules`)).html).toContain('48');
    }
    expect((await fetchHtml('/en/toto/draw/999999')).status).toBe(404);
    expect((await fetchHtml('/en/toto/draw/none')).status).toBe(404);
  });

  it('S234 a ticket is filled in by keyboard and at one press, placed, and kept under my tickets', async () => {
    const { page, context, complaints } = await site.visit('/en/registration', { viewport: MOBILE });
    await waitForHydration(page);
    await page.locator('input[name=adult]').check();
    await page.locator('input[name=terms]').check();
    await page.locator('form.form button[type=submit]').click();
    await page.locator('.credentials dd').first().waitFor();
    await page.goto(`${site.url}/en/deposit?amount=25`);
    await waitForHydration(page);
    await page.locator('form.form button[type=submit]').click();
    await page.waitForURL('**/sandbox-pay/**');
    await page.locator('button').first().click();
    await page.waitForURL('**/deposit/status**');
    await page.goto(`${site.url}/en/toto/draw/${await drawOf('fifteen')}`);
    await waitForHydration(page);
    await page.locator('.toto-fill select').selectOption('start');
    await page.getByRole('button', { name: 'Favourites' }).click();
    await page.locator('.toto-sum b', { hasText: '8 lines' }).waitFor();
    const first = page.locator('.toto-row').first();
    const before = await first.locator('input:checked').count();
    await first.locator('input').first().focus();
    for (const key of ['1', 'x', '2']) await page.keyboard.press(key);
    expect(await first.locator('input:checked').count()).toBe(3 - before);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /^Place ticket for/ }).click();
    await page.getByText(/^Ticket \d+ placed$/).waitFor();
    await page.getByRole('link', { name: say('toto.done.see') }).click();
    await page.locator('.toto-marked li').nth(14).waitFor();
    await page.goto(`${site.url}/en/toto/tickets`);
    await page.locator('.toto-ticket').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
