import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tournamentTerms } from '../../../../server/tests/harness/worlds/tournament-terms.ts';
import { openAsPlayer } from '../../register-player.ts';
import { type ScriptedSite, startScriptedSite } from '../../scripted-site.ts';
import { axeFindingsInBothThemes, horizontalOverflow, MOBILE, PATIENCE_MS, skipReason, waitForHydration } from '../../site.ts';
import { settledStage } from '../../steps/settled-stage.ts';

const NAMES = { en: 'Cup of the tests', ru: 'Кубок проверок', ar: 'كأس الاختبارات' };

describe.skipIf(skipReason !== null)(`the screens of tournaments and challenges${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  /** A tournament that neither ends nor begins while the test runs, whatever the day is. */
  let cup: string;
  const fetchHtml = async (address: string): Promise<{ status: number; html: string }> => {
    const reply = await fetch(site.url + address, { headers: { accept: 'text/html' } });
    return { status: reply.status, html: await reply.text() };
  };
  beforeAll(async () => {
    site = await startScriptedSite();
    const operator = await site.world.operator(['content']);
    const payload = tournamentTerms({
      names: NAMES,
      rules: { scoring: 'best-rounds', bestOf: 20, hitMultiplier: null, cap: 500 },
      prizes: [{ from: 1, to: 50, amount: 250 }],
    });
    const reply = await operator.request({ method: 'POST', url: '/operator-api/casino/tournaments/create', payload });
    expect(reply.statusCode, reply.body).toBe(200);
    cup = reply.json().data.tournament;
  });
  afterAll(() => site?.close());

  it('S230 the list and a tournament with its rules are whole pages of the server in every language', async () => {
    for (const [language, title, weekly] of [
      ['en', 'Tournaments', 'Weekly top 20'],
      ['ru', 'Турниры', 'Двадцатка недели'],
      ['ar', 'البطولات', 'أفضل 20 في الأسبوع'],
    ] as const) {
      const list = await fetchHtml(`/${language}/casino/tournaments`);
      const name = NAMES[language];
      expect([list.status, ...[title, weekly, name].map((text) => list.html.includes(text))]).toEqual([200, true, true, true]);
      const page = await fetchHtml(`/${language}/casino/tournaments/${cup}`);
      expect([page.status, page.html.includes(name), page.html.includes('casino-tournament-rules')]).toEqual([200, true, true]);
    }
    expect((await fetchHtml('/en/casino/tournaments/999999999')).status).toBe(404);
    expect((await fetchHtml('/en/casino/tournaments/none')).status).toBe(404);
  });

  it('S230 a player takes part, plays a round, and sees the place', async () => {
    const player = await site.world.player({ deposit: '100' });
    const { page, context, complaints } = await openAsPlayer(site, player, `/en/casino/tournaments/${cup}`);
    await page.getByRole('button', { name: 'Take part' }).press('Enter');
    await page.locator('.casino-tournament-standing', { hasText: 'No place yet' }).waitFor();
    await page.goto(`${site.url}/en/casino/game/dice`);
    await waitForHydration(page);
    await settledStage(page);
    await page.locator('.game-action:enabled').press('Enter');
    await page.locator('.game-result[data-round]').waitFor();
    await vi.waitFor(
      async () => {
        await page.goto(`${site.url}/en/casino/tournaments/${cup}`);
        expect(await page.locator('.casino-tournament-place').count()).toBe(1);
      },
      { timeout: PATIENCE_MS, interval: 500 },
    );
    expect(await page.locator('.casino-tournament-board .casino-tournament-own').count()).toBe(1);
    expect(await page.locator('.casino-tournament-rounds li').textContent()).toContain('Dice');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S232 a player takes the tasks of the day up, and the page counts them', async () => {
    for (const [language, title] of [
      ['en', 'Daily challenges'],
      ['ru', 'Задания дня'],
      ['ar', 'تحديات اليوم'],
    ] as const) {
      const { status, html } = await fetchHtml(`/${language}/casino/challenges`);
      expect([status, html.includes(title), html.match(/class="card casino-challenge"/g)?.length]).toEqual([200, true, 3]);
    }
    const player = await site.world.player({ deposit: '100' });
    const { page, context, complaints } = await openAsPlayer(site, player, '/en/casino/challenges');
    await page.getByRole('button', { name: "Take up today's challenges" }).press('Enter');
    await page.locator('.casino-challenge .meter').nth(2).waitFor();
    expect(await page.locator('.casino-challenge-progress p').first().textContent()).toContain('0 of');
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    ['1440', { width: 1440, height: 900 }],
    ['390', MOBILE],
  ] as const)('S230 fit their window and say everything to everybody at %s', async (_, viewport) => {
    for (const language of ['en', 'ar']) {
      for (const address of ['/casino/challenges', '/casino/tournaments', `/casino/tournaments/${cup}`]) {
        const { page, context, complaints } = await site.visit(`/${language}${address}`, { viewport });
        await waitForHydration(page);
        expect([language, address, await axeFindingsInBothThemes(page)]).toEqual([language, address, []]);
        expect([language, address, await horizontalOverflow(page)]).toEqual([language, address, 0]);
        expect(complaints).toEqual([]);
        await context.close();
      }
    }
  });
});
