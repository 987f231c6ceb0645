import type { LotteryView } from '@touchline/contract/lotteries/shapes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tabTo } from '../../keyboard.ts';
import { openAsPlayer } from '../../register-player.ts';
import { say } from '../../say.ts';
import { type ScriptedSite, startScriptedSite } from '../../scripted-site.ts';
import { axeFindingsInBothThemes, DESKTOP, horizontalOverflow, MOBILE, PATIENCE_MS, skipReason } from '../../site.ts';

const KEYS = ['six-of-49', 'five-of-36', 'keno-80'] as const;

describe.skipIf(skipReason !== null)(`the screens of lotteries${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  const read = async (): Promise<readonly LotteryView[]> =>
    (await site.world.request({ url: '/web-api/lotteries' })).json().data.lotteries as readonly LotteryView[];
  const nextOf = async (key: (typeof KEYS)[number]): Promise<string> =>
    (await read()).find(({ lottery }) => lottery === key)?.next?.drawId ?? '';
  /** The sale of a draw is over; the server draws it when it looks next. */
  const expire = (drawId: string) =>
    site.world.platform.pool.query('update lottery_draw set closes_at = clock_timestamp() where id = $1', [drawId]);
  const page = async (address: string): Promise<{ status: number; html: string }> => {
    const reply = await fetch(site.url + address, { headers: { accept: 'text/html' } });
    return { status: reply.status, html: await reply.text() };
  };

  beforeAll(async () => {
    site = await startScriptedSite();
    await vi.waitFor(async () => expect((await read()).map(({ drawsOpen }) => drawsOpen)).toEqual([11, 11, 11]), {
      timeout: PATIENCE_MS,
      interval: 500,
    });
    // No draw closes by itself while the test runs.
    await site.world.platform.pool.query("update lottery_draw set closes_at = closes_at + interval '100 days'");
  });
  afterAll(() => site?.close());

  it('S229 the list, the slips, the results and the draws are whole pages of the server in every language', async () => {
    for (const [lng, title] of [
      ['en', '6 of 49'],
      ['ru', '6 из 49'],
      ['ar', '6 من 49'],
    ] as const) {
      const list = await page(`/${lng}/lotteries`);
      expect([list.status, list.html.includes(title)]).toEqual([200, true]);
      for (const key of KEYS) {
        const slip = await page(`/${lng}/lotteries/play/${key}`);
        expect([slip.status, slip.html.match(/class="lottery-number/g)?.length]).toEqual([200, Number(key.slice(-2))]);
      }
      expect((await page(`/${lng}/lotteries/results`)).status).toBe(200);
      expect((await page(`/${lng}/lotteries/draw/${await nextOf('keno-80')}`)).status).toBe(200);
    }
    expect((await page('/en/lotteries/play/none')).status).toBe(404);
    expect((await page('/en/lotteries/draw/999999')).status).toBe(404);
    expect((await page('/en/lotteries/draw/none')).status).toBe(404);
  });

  it('S229 a ticket is bought by keyboard, and its draw is followed to its result and its proof', async () => {
    const player = await site.world.player({ deposit: '100' });
    const visit = await openAsPlayer(site, player, '/en/lotteries/play/six-of-49', { viewport: MOBILE });
    const { page: screen, context, complaints } = visit;
    await screen.locator('[data-number="1"]').focus();
    // 1, 2, 3, 4, a row below 11, and the last one.
    for (const key of ['Space', 'ArrowRight', 'Space', 'ArrowRight', 'Space', 'ArrowRight', 'Space', 'ArrowDown', 'Enter', 'End', 'Space'])
      await screen.keyboard.press(key);
    await screen.locator('.lottery-line', { hasText: '1 2 3 4 11 49' }).waitFor();
    await screen.getByRole('button', { name: say('lotteries.line.add') }).click();
    await screen.getByText('Each line needs 6 numbers.').waitFor();
    await screen.getByRole('button', { name: say('lotteries.quick') }).click();
    await screen.getByRole('button', { name: say('lotteries.draws.more') }).click();
    expect(await horizontalOverflow(screen)).toBe(0);
    expect(await axeFindingsInBothThemes(screen)).toEqual([]);
    await screen.getByRole('button', { name: say('lotteries.draws.more') }).focus();
    await tabTo(screen, /^Buy for .*4\.00/);
    await screen.keyboard.press('Enter');
    await screen.getByText(/^Ticket \d+ bought$/).waitFor();
    await screen.locator('.header-balance', { hasText: '96.00' }).waitFor();
    await screen.getByRole('link', { name: say('lotteries.bought.see') }).click();
    await screen.getByText(say('lotteries.entry.open')).nth(1).waitFor();
    const drawId = await nextOf('six-of-49');
    await expire(drawId);
    // The news of its end reach the page by themselves.
    await expect.poll(() => screen.getByText(say('lotteries.entry.open')).count(), { timeout: PATIENCE_MS }).toBe(1);
    expect(await axeFindingsInBothThemes(screen)).toEqual([]);
    await screen.locator(`a[href$="/lotteries/draw/${drawId}"]`).click();
    await screen.getByText(say('lotteries.proof.promised')).waitFor();
    await screen.getByText(say('lotteries.proof.drawn')).waitFor();
    expect(await screen.locator('.lottery-draw-head .lottery-ball').count()).toBe(6);
    expect(await axeFindingsInBothThemes(screen)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S229 the list, the results and the office stand in Arabic from right to left', async () => {
    await expire(await nextOf('keno-80'));
    await expect
      .poll(async () => (await read()).find(({ lottery }) => lottery === 'keno-80')?.last?.status, { timeout: PATIENCE_MS })
      .toBe('settled');
    const player = await site.world.player({ deposit: '10' });
    const bought = await player.request({
      method: 'POST',
      url: '/web-api/lotteries/tickets',
      payload: { drawId: await nextOf('keno-80'), guid: 'arabic-slip', lines: [[7, 11]] },
    });
    expect(bought.statusCode, bought.body).toBe(200);
    const visit = await openAsPlayer(site, player, '/ar/lotteries', { viewport: DESKTOP, theme: 'light' });
    const { page: screen, context, complaints } = visit;
    for (const [address, there] of [
      ['/ar/lotteries', '.lottery-card'],
      ['/ar/lotteries/results', '.lottery-results > li'],
      ['/ar/lotteries/play/keno-80', '.lottery-grid'],
      ['/ar/office/casino', '.lottery-ticket'],
    ] as const) {
      await screen.goto(site.url + address);
      await screen.locator(there).first().waitFor();
      expect([address, await horizontalOverflow(screen)]).toEqual([address, 0]);
      expect([address, await axeFindingsInBothThemes(screen)]).toEqual([address, []]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
