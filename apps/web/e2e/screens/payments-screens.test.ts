import { nanoid } from 'nanoid';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../../server/tests/harness/test-player.ts';
import { description, focused, tabTo, typeInto } from '../keyboard.ts';
import { openOffice } from '../open-office.ts';
import { say } from '../say.ts';
import { type ScriptedSite, startScriptedSite } from '../scripted-site.ts';
import { axeFindingsInBothThemes, DESKTOP, horizontalOverflow, MOBILE, skipReason, waitForHydration } from '../site.ts';
import { identify } from '../steps/identify.ts';

const CARD = '4242424242424242';

describe.skipIf(skipReason !== null)(`the screens of payments${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  beforeAll(async () => {
    site = await startScriptedSite({
      env: { CAPTCHA: 'none', WITHDRAWAL_PAUSE_HOURS: '0', WITHDRAWAL_ONE_PERSON_UNITS: '20', WITHDRAWAL_PLAYED_PERCENT: '50' },
    });
  });
  afterAll(() => site?.close());

  /** Half of the deposit is staked on a match that is far from its start. */
  async function play(player: TestPlayer, summ: string): Promise<void> {
    const placed = await site.world.bet(player, [{ match: 1 }], { summ });
    expect(placed.statusCode, placed.body).toBe(200);
  }
  const ask = async (player: TestPlayer, amount: string, destination = CARD): Promise<string> => {
    const payload = { method: 'card', amount, key: nanoid(), destination };
    const reply = await player.request({ method: 'POST', url: '/web-api/withdrawals', payload });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data.id;
  };
  const begin = async (player: TestPlayer, amount: string): Promise<void> => {
    const payload = { method: 'card', amount, key: nanoid(), return_path: '/en/deposit/status' };
    expect((await player.request({ method: 'POST', url: '/web-api/payments/deposit', payload })).statusCode).toBe(200);
  };
  const text = async (page: Page, selector: string): Promise<string> => (await page.locator(selector).first().textContent()) ?? '';

  it('S138 S148 paid in, played, asked for, approved and paid out, by keyboard alone on a phone', async () => {
    const player = await site.world.player();
    await identify(site, player);
    const { page, context, complaints, open } = await openOffice(site, player);

    await page.goto(`${site.url}/en/deposit`);
    await waitForHydration(page);
    await typeInto(page, 'amount', '100');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sandbox-pay/**');
    // The first of the buttons pays.
    await tabTo(page, 'outcome');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/deposit/status**');
    await expect.poll(() => player.balanceMinor()).toBe(10_000n);

    await open('deduce');
    expect(await text(page, '.payment-have b')).toContain('50.00');
    await play(player, '60.00');
    await expect.poll(() => text(page, '.payment-have b')).toContain('40.00');

    await typeInto(page, 'destination', '4242 4242 4242 4241');
    await typeInto(page, 'amount', '45');
    await page.keyboard.press('Enter');
    await expect.poll(() => description(page)).toMatch(/The most you can withdraw is 40\s€/);
    expect(await focused(page)).toBe('amount');
    await typeInto(page, 'amount', '25');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('destination');
    await typeInto(page, 'destination', '4242 4242 4242 4242');
    await page.keyboard.press('Enter');
    await page.getByText(say('withdrawal.reviewed')).waitFor();
    await expect.poll(() => text(page, '.payment-have b')).toContain('15.00');

    // The page follows what operators and the provider do without being read again.
    const operator = await site.world.operator(['payments']);
    const waiting = await operator.request({
      method: 'POST',
      url: '/operator-api/withdrawals',
      payload: { reason: 'a day of work' },
    });
    const [found] = waiting.json().data.withdrawals.filter((one: { playerId: string }) => one.playerId === String(player.id));
    const decided = await operator.request({
      method: 'POST',
      url: '/operator-api/withdrawals/decide',
      payload: { withdrawalId: found.id, decision: 'approve', reason: 'known player' },
    });
    expect(decided.statusCode, decided.body).toBe(200);
    await page.getByRole('heading', { name: say('withdrawal.under-way') }).waitFor({ state: 'detached' });

    await tabTo(page, 'All payments', 90);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/office/payment-history');
    await expect.poll(() => text(page, '.payment-list .badge')).toBe(say('payment.status.paid'));
    // The wrong number was refused by the server, and nothing else.
    expect(complaints).toEqual([expect.stringContaining('400')]);
    await context.close();
  });

  it('S138 a withdrawal is taken back before it is sent, by keyboard', async () => {
    const player = await site.world.player({ deposit: '100.00' });
    await identify(site, player);
    await play(player, '50.00');
    await ask(player, '30.00');
    const { page, context, open } = await openOffice(site, player);
    await open('deduce');
    expect(await text(page, '.payment-have b')).toContain('20.00');
    await tabTo(page, say('withdrawal.cancel'), 90);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, say('withdrawal.cancel'), 10);
    await page.keyboard.press('Enter');
    await expect.poll(() => text(page, '.payment-have b')).toContain('50.00');
    await page.getByRole('heading', { name: say('withdrawal.under-way') }).waitFor({ state: 'detached' });
    expect(await player.balanceMinor()).toBe(5_000n);
    await context.close();
  });

  it('S138 who is not identified is led to it', async () => {
    const player = await site.world.player({ deposit: '100.00' });
    const { page, context, open } = await openOffice(site, player);
    await open('deduce');
    expect(await page.locator('input[name=amount]').count()).toBe(0);
    await page.getByRole('link', { name: say('withdrawal.identity.go') }).click();
    await page.waitForURL('**/office/identification');
    await context.close();
  });

  it('S146 the requests name what is under way and lead to it; the menu counts them', async () => {
    const player = await site.world.player({ deposit: '100.00' });
    const { page, context, open } = await openOffice(site, player, { viewport: DESKTOP });
    await open('payment-requests');
    await page.getByText(say('payment.requests.empty.title')).waitFor();
    await identify(site, player);
    await play(player, '50.00');
    await ask(player, '30.00');
    await begin(player, '15.00');
    await open('payment-requests');
    expect(await text(page, '.side a[href$="payment-requests"] .side-count')).toBe('2');
    expect(await page.locator('.payment-moving > li').count()).toBe(2);
    await page.getByRole('link', { name: say('payment.requests.look') }).click();
    await page.waitForURL('**/deposit/status?payment=**');
    await context.close();
  });

  it('S139 the history is filtered in the address, opens receipts and comes in pages', async () => {
    const player = await site.world.player();
    for (let n = 1; n <= 23; n++) await begin(player, `${n}.00`);
    const { page, context, open } = await openOffice(site, player);
    await open('payment-history');
    const rows = page.locator('.payment-row');
    expect(await rows.count()).toBe(20);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => rows.count()).toBe(23);
    await rows.first().locator('summary').click();
    await rows.first().getByText(say('payment.column.asked')).waitFor();
    await page.locator('select[name=direction]').selectOption('withdrawal');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL('**direction=withdrawal**');
    await page.getByText(say('payment.history.none.title')).waitFor();
    const csv = await page.getByRole('link', { name: 'CSV' }).getAttribute('href');
    expect(csv).toBe('/web-api/payments/export?direction=withdrawal');
    await context.close();
  });

  it.each([
    ['en', DESKTOP],
    ['ar', MOBILE],
  ] as const)(
    'S138 S139 S146 %s the withdrawal, the requests and the history are clean for axe, dark and light',
    async (language, viewport) => {
      const player = await site.world.player({ deposit: '1000.00' });
      await identify(site, player);
      await play(player, '100.00');
      await ask(player, '200.00');
      await begin(player, '30.00');
      const { page, context, complaints, open } = await openOffice(site, player, { viewport });
      for (const path of ['deduce', 'payment-requests', 'payment-history']) {
        await open(path, language);
        if (path === 'payment-history') await page.locator('.payment-row summary').first().click();
        expect(await axeFindingsInBothThemes(page), path).toEqual([]);
        expect(await horizontalOverflow(page), path).toBe(0);
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
