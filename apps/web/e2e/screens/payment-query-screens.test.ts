import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture } from '../../../server/tests/harness/fakes/picture.ts';
import type { TestOperator } from '../../../server/tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../server/tests/harness/test-player.ts';
import { say } from '../say.ts';
import { type ScriptedSite, startScriptedSite } from '../scripted-site.ts';
import {
  axeFindings,
  axeFindingsInBothThemes,
  horizontalOverflow,
  MOBILE,
  skipReason,
  type VisitOptions,
  waitForHydration,
} from '../site.ts';

const PAGES = 'office/payment-consultant';

describe.skipIf(skipReason !== null)(`requests about payments${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  let operator: TestOperator;
  beforeAll(async () => {
    site = await startScriptedSite();
    operator = await site.world.operator(['support']);
  });
  afterAll(() => site?.close());

  async function visitAs(player: TestPlayer, address: string, options: VisitOptions = {}) {
    const visit = await site.visit('/en/information/rules', options);
    await visit.context.addCookies([{ name: 'user_token', value: player.token, url: site.url }]);
    const go = async (to: string): Promise<void> => {
      await visit.page.goto(site.url + to);
      await waitForHydration(visit.page);
    };
    await go(address);
    return { ...visit, go };
  }
  async function beginDeposit(player: TestPlayer): Promise<string> {
    const payload = { method: 'card', amount: '10.00', key: nanoid() };
    return (await player.request({ method: 'POST', url: '/web-api/payments/deposit', payload })).json().data.payment.id;
  }
  const act = (path: string, payload: object) =>
    operator.request({ method: 'POST', url: `/operator-api/payment-queries/${path}`, payload: { key: nanoid(), ...payload } });

  it('S181 S182 S184 S145 lead from the receipt of a deposit to a request, its details and what was found out', async () => {
    const player = await site.world.player();
    const paymentId = await beginDeposit(player);
    const { page, context, complaints, go } = await visitAs(player, '/en/office/payment-history');
    await page.locator('.payment-row summary').click();
    await page.getByRole('link', { name: say('payment-query.receipt'), exact: true }).click();
    await page.getByRole('heading', { name: say('payment-query.receipt.title') }).waitFor();
    await page.getByText(paymentId).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: say('payment-query.receipt.ask') }).click();
    await page.locator('select[name=topic]').waitFor();
    await page.getByRole('button', { name: say('payment-query.send') }).click();
    await expect.poll(() => page.locator('.hint.hint-error').count()).toBe(2);
    await page.locator('select[name=topic]').selectOption('deposit-missing');
    expect(await page.locator('.payment-choice input').isChecked()).toBe(true);
    await page.locator('textarea[name=text]').fill('Paid on Monday');
    await page.getByRole('button', { name: say('payment-query.send') }).click();
    await page.waitForURL(/office\/payment-consultant\/\d+$/);
    const threadId = page.url().split('/').at(-1) ?? '';
    await page.getByRole('link', { name: say('payment-query.fill') }).click();
    await page.getByRole('button', { name: say('payment-query.fill.send') }).click();
    await expect.poll(() => page.locator('.hint.hint-error').count()).toBe(2);
    await page.locator('input[name=reference]').fill('ARN 7403');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: await picture(300, 200, 'png') });
    await page.getByRole('button', { name: say('payment-query.fill.send') }).click();
    await page.locator('.talk-words', { hasText: 'ARN 7403' }).waitFor();
    await page.locator('.badge', { hasText: say('payment-query.finding.none') }).waitFor();
    const [item] = (await player.request({ url: `/web-api/payment-consultant/requests/${threadId}` })).json().data.payments;
    const found = await act(`${threadId}/payments/${item.id}`, { finding: 'settled', text: 'It is in your balance now.' });
    expect(found.statusCode, found.body).toBe(200);
    await page.getByText('It is in your balance now.').waitFor();
    await page.locator('.badge', { hasText: say('payment-query.finding.settled') }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await go(`/en/${PAGES}`);
    await page.getByText(say('payment-query.topic.deposit-missing')).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S183 S185 take one more payment, and what the house asks of the whole', async () => {
    const player = await site.world.player();
    const [first] = [await beginDeposit(player), await beginDeposit(player)];
    const payload = { topic: 'deposit-twice', text: 'Charged twice', key: nanoid(), payments: [first] };
    const { thread } = (await player.request({ method: 'POST', url: '/web-api/payment-consultant/requests', payload })).json().data;
    const { page, context, complaints, go } = await visitAs(player, `/en/${PAGES}/${thread.id}`, { viewport: MOBILE });
    await page.getByRole('link', { name: say('payment-query.items.add') }).click();
    await page.getByRole('button', { name: say('payment-query.items.add') }).click();
    await expect.poll(() => page.locator('.payment-question').count()).toBe(2);
    expect((await act(`${thread.id}/ask`, { itemId: null, asked: ['bank'], text: 'Which bank?' })).statusCode).toBe(200);
    await go(`/en/${PAGES}/${thread.id}/fill-out`);
    await page.locator('input[name=bank]').fill('First Bank');
    await page.locator('input[name=bank]').press('Enter');
    await page.locator('.talk-words', { hasText: 'First Bank' }).waitFor();
    expect(await horizontalOverflow(page)).toBe(0);
    await go(`/en/${PAGES}/${thread.id}/fill-out`);
    await page.getByText(say('payment-query.fill.none'), { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are readable by everybody in Arabic on a phone, in both themes', async () => {
    const player = await site.world.player();
    const payload = { topic: 'deposit-missing', text: 'Not here', key: nanoid(), payments: [await beginDeposit(player)] };
    const query = (await player.request({ method: 'POST', url: '/web-api/payment-consultant/requests', payload })).json().data;
    const { page, context, go } = await visitAs(player, `/ar/${PAGES}`, { viewport: MOBILE });
    for (const path of [
      '',
      '/new',
      `/${query.thread.id}`,
      `/${query.thread.id}/payments`,
      `/${query.thread.id}/payments/${query.payments[0].id}`,
    ]) {
      await go(`/ar/${PAGES}${path}`);
      expect([path, await axeFindingsInBothThemes(page)]).toEqual([path, []]);
      expect([path, await horizontalOverflow(page)]).toEqual([path, 0]);
    }
    await context.close();
  });
});
