import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '../../server/tests/harness/fakes/multipart.ts';
import { picture } from '../../server/tests/harness/fakes/picture.ts';
import type { TestPlayer } from '../../server/tests/harness/test-player.ts';
import { type ConsoleSite, missing, sayWhy, startConsoleSite } from './console-visit.ts';

describe.skipIf(missing !== null)(`work at the console${missing ? ` (${missing})` : ''}`, () => {
  let site: ConsoleSite;
  beforeAll(async () => {
    site = await startConsoleSite({
      env: {
        CAPTCHA: 'none',
        WITHDRAWAL_PAUSE_HOURS: '0',
        WITHDRAWAL_ONE_PERSON_UNITS: '10',
        WITHDRAWAL_TWO_PEOPLE_UNITS: '20',
        WITHDRAWAL_PLAYED_PERCENT: '0',
        WEBHOOKS_PRIVATE: '1',
      },
    });
  });
  afterAll(() => site?.close());

  /** Identified, with a withdrawal that two people have to approve. */
  async function withdrawer(): Promise<{ readonly player: TestPlayer; readonly id: string }> {
    const player = await site.world.player({ deposit: '100.00' });
    await site.world.platform.pool.query(
      "insert into kyc_status (player_id, status, verified_at, flow) values ($1, 'verified', now(), 'documents')",
      [player.id],
    );
    const payload = { method: 'card', amount: '50.00', key: randomUUID(), destination: '4242424242424242' };
    const reply = await player.request({ method: 'POST', url: '/web-api/withdrawals', payload });
    expect(reply.statusCode, reply.body).toBe(200);
    return { player, id: reply.json().data.id };
  }

  it('T83 a withdrawal is approved by two people, and both see the queue move by itself', async () => {
    const [one, other] = [await site.world.operator(['payments']), await site.world.operator(['payments'])];
    const first = await site.visit(one, '/withdrawals');
    const second = await site.visit(other, '/withdrawals');
    for (const { page } of [first, second]) {
      await sayWhy(page);
      await page.getByText('Nothing is waiting').waitFor();
    }
    const { player, id } = await withdrawer();
    // It arrives without a request.
    for (const { page } of [first, second]) await page.locator('tbody tr', { hasText: id }).waitFor();
    await expect
      .poll(() => second.page.locator('.console-navigation a', { hasText: 'Withdrawals' }).locator('.number-badge').textContent())
      .toBe('1');

    await first.page.locator('tbody tr', { hasText: id }).focus();
    await first.page.keyboard.press('Enter');
    await first.page.getByRole('button', { name: 'First approval' }).click();
    // Without its reason nothing is sent.
    await first.page.locator('dialog form button[type=submit]').click();
    await first.page.locator('dialog .hint.hint-error').waitFor();
    await first.page.locator('dialog textarea').fill('Card in own name');
    await first.page.locator('dialog form button[type=submit]').click();
    await first.page.getByText('First approval recorded').waitFor();
    await expect.poll(() => first.page.locator('.pane button.button-brand').isDisabled()).toBe(true);

    await second.page.locator('tbody tr', { hasText: one.login }).click();
    await second.page.locator('.pane button.button-brand').click();
    await second.page.locator('dialog textarea').fill('Checked again');
    await second.page.locator('dialog form button[type=submit]').click();
    for (const { page } of [first, second]) await page.getByText('Nothing is waiting').waitFor();
    await expect.poll(async () => (await player.request({ url: `/web-api/payments/${id}` })).json().data.status).toBe('paid');
    for (const { complaints, context } of [first, second]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('an edge is proposed by one operator and approved by another, and the page of both moves by itself', async () => {
    const [one, other] = [await site.world.operator(['admin']), await site.world.operator(['admin'])];
    const first = await site.visit(one, '/casino');
    const second = await site.visit(other, '/casino');
    const rowOf = ({ page }: typeof first) => page.locator('tbody tr', { hasText: 'dice' });
    await rowOf(first).getByRole('button', { name: 'Change' }).click();
    await first.page.locator('dialog input').fill('2.50');
    await first.page.locator('dialog textarea').fill('The margin of the season');
    await first.page.locator('dialog form button[type=submit]').click();
    await first.page.getByText('Yours: another person decides').waitFor();
    await expect
      .poll(() => second.page.locator('.console-navigation a', { hasText: 'Casino' }).locator('.number-badge').textContent())
      .toBe('1');

    await second.page.getByRole('button', { name: 'Approve' }).click();
    await second.page.locator('dialog textarea').fill('Agreed with the season');
    await second.page.locator('dialog form button[type=submit]').click();
    for (const visit of [first, second]) {
      await rowOf(visit)
        .filter({ hasText: `${one.login}, ${other.login}` })
        .filter({ hasText: '2.50 %' })
        .waitFor();
      expect(visit.complaints).toEqual([]);
      await visit.context.close();
    }
  });

  it('a document is looked at, marked with who looks, and decided', async () => {
    const player = await site.world.player();
    const kyc = await site.world.operator(['kyc']);
    const { page, context, complaints } = await site.visit(kyc, '/documents');
    await sayWhy(page);
    await page.getByText('No documents waiting').waitFor();
    const sent = await player.requestFully({
      method: 'POST',
      url: '/web-api/api/internal/office/identification/data',
      ...multipart([
        { name: 'flowType', value: 'documents' },
        { name: 'kind', value: 'passport' },
        { name: 'fields', value: JSON.stringify({ number: 'PA1234567', issued_at: '2020-01-01', expires_at: '2040-01-01' }) },
        { name: 'docFiles[0]', value: await picture(640, 400, 'jpeg') },
      ]),
    });
    expect(sent.statusCode, sent.body).toBe(200);
    await page.locator('tbody tr', { hasText: 'Passport' }).click();
    await expect
      .poll(() =>
        page
          .locator('.photos img')
          .first()
          .evaluate((img) => (img as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(100);
    await page.getByText('PA1234567').waitFor();
    await page.locator('.pane button.button-danger').click();
    await page.locator('dialog select').selectOption('cropped');
    await page.locator('dialog form button[type=submit]').click();
    await page.getByText('No documents waiting').waitFor();
    const { rows } = await site.world.platform.pool.query('select status, reason from identity_document where player_id = $1', [player.id]);
    expect(rows).toEqual([{ status: 'rejected', reason: 'cropped' }]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S181 a request about a payment: details are asked for and given, and the finding is told', async () => {
    const player = await site.world.player();
    const operator = await site.world.operator(['support']);
    const payload = { topic: 'deposit-missing', text: 'Paid on Monday', key: randomUUID(), payments: [] };
    const asked = await player.request({ method: 'POST', url: '/web-api/payment-consultant/requests', payload });
    expect(asked.statusCode, asked.body).toBe(200);
    const { thread } = asked.json().data;
    const query = async () => (await player.request({ url: `/web-api/payment-consultant/requests/${thread.id}` })).json().data;
    const { page, context, complaints } = await site.visit(operator, `/support/${thread.id}`);
    const panel = page.getByRole('region', { name: 'Payments' });
    await panel.getByLabel('About').selectOption({ label: 'The whole request' });
    await panel.getByLabel('Bank or wallet').check();
    await panel.getByLabel('Message to the player').fill('Which bank was it?');
    await panel.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('.posts [data-by=operator]', { hasText: 'Which bank was it?' }).waitFor();
    expect(await query()).toMatchObject({ asked: ['bank'] });
    await panel.getByLabel('About').selectOption({ label: 'Payment 1' });
    await panel.getByLabel('Action', { exact: true }).selectOption('not-received');
    await panel.getByLabel('Message to the player').fill('The provider has not seen it.');
    await panel.getByRole('button', { name: 'Send', exact: true }).click();
    await panel.getByText('Not received by the provider', { exact: true }).first().waitFor();
    await expect.poll(async () => (await query()).payments[0].finding).toBe('not-received');
    // The next test begins with a queue in which nobody waits.
    await player.request({ method: 'POST', url: `/web-api/support/threads/${thread.id}/state`, payload: { closed: true } });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S154 an answer of support reaches the player; a proposal waits for somebody else', async () => {
    const player = await site.world.player({ deposit: '10.00' });
    const operator = await site.world.operator(['support', 'payments']);
    const { page, context, complaints, go } = await site.visit(operator, '/support');
    await page.getByText('Nobody is waiting').waitFor();
    const payload = { topic: 'deposit', text: 'Where is my deposit?', key: randomUUID() };
    expect((await player.request({ method: 'POST', url: '/web-api/support/threads', payload })).statusCode).toBe(200);
    await page.locator('tbody').getByText('Where is my deposit?').click();
    await page.locator('.pane').getByText('Where is my deposit?').waitFor();
    await page.locator('.pane textarea').fill('It has arrived.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('.posts [data-by=operator]', { hasText: 'It has arrived.' }).waitFor();
    const [thread] = (await player.request({ url: '/web-api/support/threads' })).json().data;
    expect(thread.status).toBe('answered');
    const talk = (await player.request({ url: `/web-api/support/threads/${thread.id}` })).json().data;
    expect(talk.posts.at(-1)).toMatchObject({ by: 'operator', text: 'It has arrived.' });

    await go(`/players/${player.id}`);
    await sayWhy(page);
    await page.getByRole('button', { name: 'Credit' }).click();
    await page.locator('dialog input[name=amount]').fill('2.50');
    await page.locator('dialog form button[type=submit]').click();
    await page.getByText('Proposed; another operator decides').waitFor();
    await go('/proposals');
    await page.getByText('Yours: another person decides').waitFor();
    expect(complaints).toEqual([]);
    await context.close();

    const other = await site.visit(await site.world.operator(['risk']), '/proposals');
    await other.page.getByRole('button', { name: 'Approve', exact: true }).click();
    await other.page.locator('dialog textarea').fill('Agreed with support');
    await other.page.locator('dialog form button[type=submit]').click();
    await other.page.getByText('No proposals').waitFor();
    await expect.poll(() => player.balanceMinor()).toBe(1_250n);
    await other.context.close();
  });

  it('a webhook is added with its secret told once, tested, and what was sent is shown', async () => {
    const paths: (string | undefined)[] = [];
    const receiver = http.createServer((request, reply) => {
      paths.push(request.url);
      request.resume().on('end', () => reply.writeHead(204).end());
    });
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
    const { page, context, complaints } = await site.visit(await site.world.operator(['admin']), '/webhooks');
    const form = page.locator('dialog form');
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await form.getByLabel('Address').fill(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/crm`);
    await form.getByLabel('Reason').fill('For our CRM');
    await form.locator('button[type=submit]').click();
    // Nothing was chosen yet.
    await form.getByText('Required').waitFor();
    await form.getByLabel('Deposit or withdrawal').check();
    await form.locator('button[type=submit]').click();
    await page.getByText('whsec_').waitFor();
    await page.getByRole('button', { name: 'I have saved it' }).click();
    expect(await page.getByText('whsec_').count()).toBe(0);

    const row = page.locator('tbody tr', { hasText: '/crm' });
    await row.getByRole('button', { name: 'Send test' }).click();
    await form.getByLabel('Reason').fill('Does it work?');
    await form.locator('button[type=submit]').click();
    await expect.poll(() => paths, { timeout: 10_000 }).toEqual(['/crm']);
    await row.focus();
    await page.keyboard.press('Enter');
    const messages = page.getByRole('region', { name: 'Messages in the last 30 days' });
    // Nobody asks for it: it comes.
    await expect
      .poll(() => messages.locator('tbody tr').allTextContents(), { timeout: 15_000 })
      .toEqual([expect.stringContaining('Delivered')]);
    expect(complaints).toEqual([]);
    receiver.close();
    await context.close();
  });

  it('figures, reports and failed jobs move by themselves, and the head says that the page is live', async () => {
    const operator = await site.world.operator(['admin']);
    const player = await site.world.player({ deposit: '100.00' });
    const [overview, reports, jobs] = [
      await site.visit(operator, '/'),
      await site.visit(operator, '/reports'),
      await site.visit(operator, '/jobs'),
    ];
    for (const { page } of [overview, reports, jobs]) await page.locator('.console-live[data-live=true]').waitFor();
    await sayWhy(jobs.page);
    await jobs.page.getByText('Nothing has failed').waitFor();
    const today = async (): Promise<string | null> =>
      (await overview.page
        .locator('tbody tr', { hasText: 'EUR' })
        .locator('td')
        .nth(4)
        .textContent({ timeout: 1_000 })
        .catch(() => null)) ?? null;
    const reported = async (): Promise<string> => (await reports.page.locator('table').first().textContent()) ?? '';
    const [figureBefore, reportBefore] = [await today(), await reported()];
    expect((await site.world.bet(player, [{ match: 1 }], { summ: '7.25' })).statusCode).toBe(200);
    await expect.poll(today, { timeout: 15_000 }).not.toBe(figureBefore);
    await expect.poll(reported, { timeout: 15_000 }).not.toBe(reportBefore);
    await site.world.platform.jobs.enqueue('privacy-copy', { wrong: true });
    await jobs.page.locator('tbody tr', { hasText: 'privacy-copy' }).waitFor();
    for (const { complaints, context } of [overview, reports, jobs]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
