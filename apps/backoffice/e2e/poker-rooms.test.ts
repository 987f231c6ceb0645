import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOperator } from '../../server/tests/harness/test-operator.ts';
import { axeFindings, type ConsoleSite, missing, startConsoleSite } from './console-visit.ts';

const PATIENCE_MS = 60_000;

describe.skipIf(missing !== null)(`poker rooms at the console${missing ? ` (${missing})` : ''}`, () => {
  let site: ConsoleSite;
  let admin: TestOperator;
  beforeAll(async () => {
    site = await startConsoleSite();
    admin = await site.world.operator(['admin']);
  });
  afterAll(() => site?.close());

  const ask = async (url: string) => (await site.world.request({ url: `/web-api/poker${url}` })).json().data;

  it('show what is played, read a hand with everybody’s cards, and name a pair that stands out', async () => {
    const { tables } = await ask('');
    const { tableId, maxBuyIn } = tables.find(({ seats }: { readonly seats: number }) => seats === 2);
    const player = await site.world.player({ deposit: '500.00' });
    const post = (what: string, payload: object) =>
      player.request({ method: 'POST', url: `/web-api/poker/tables/${tableId}/${what}`, payload });
    expect((await post('sit', { seat: 1, chips: maxBuyIn, guid: randomUUID() })).statusCode).toBe(200);
    // Folds whenever it is asked, against the house bot that has sat down.
    const isOver = async (): Promise<boolean> => {
      const { hand, own } = (await player.request({ url: `/web-api/poker/tables/${tableId}` })).json().data.view;
      if (hand?.outcome) return true;
      if (hand && hand.toAct === own?.seat) await post('act', { pokerHandId: hand.handId, kind: 'fold' });
      return false;
    };
    await expect.poll(isOver, { timeout: PATIENCE_MS, interval: 300 }).toBe(true);
    await site.world.platform.pool.query(
      `insert into poker_pair (player_a, player_b, brand_id, hands, flow, flow_squares) values ($1, $2, 1, 40, 400000, 4000000000)`,
      [player.id, player.id + 1n],
    );

    const { page, context, complaints } = await site.visit(admin, '/poker');
    const pair = page.locator('tbody tr', { hasText: 'Chips go one way.' });
    await pair.waitFor();
    expect(await pair.textContent()).toContain(String(player.id + 1n));
    // The rooms, not their terms further down.
    await page.locator('tbody tr', { hasText: 'Two Bridges' }).filter({ hasText: 'No-limit Hold’em' }).click();
    const over = page.locator('tbody tr', { has: page.getByRole('button', { name: 'Read the hand' }) }).first();
    await over.waitFor();
    expect(await over.textContent()).toContain(String(player.id));
    expect(await axeFindings(page)).toEqual([]);
    await over.getByRole('button', { name: 'Read the hand' }).click();
    const text = page.locator('dialog pre');
    await text.waitFor();
    expect((await text.textContent())?.match(/^Dealt to /gm)).toHaveLength(2);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('void a sit-and-go for a reason, and every entry goes back', async () => {
    const { sitGos } = await ask('/sit-and-gos');
    const { sitGoId } = sitGos.find(({ name }: { readonly name: string }) => name === 'Kingfisher');
    const player = await site.world.player({ deposit: '20.00' });
    const entered = await player.request({
      method: 'POST',
      url: `/web-api/poker/sit-and-gos/${sitGoId}/enter`,
      payload: { guid: randomUUID() },
    });
    expect(entered.json().data).toMatchObject({ balance: '14.50' });
    const { page, context, complaints } = await site.visit(admin, '/poker');
    const row = page.locator('tbody tr', { hasText: `#${sitGoId}` });
    await row.getByRole('button', { name: 'Void the sit & go' }).click();
    const send = page.locator('dialog form button[type=submit]');
    await send.click();
    await page.locator('dialog [name="reason"][aria-invalid="true"]').waitFor();
    expect(await player.balanceMinor()).toBe(1_450n);
    await page.locator('dialog [name="reason"]').fill('A fault of ours');
    await send.click();
    await page.getByText('Sit & go voided').waitFor();
    await row.filter({ hasText: 'Void' }).waitFor();
    await expect.poll(() => player.balanceMinor(), { timeout: PATIENCE_MS }).toBe(2_000n);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('offer nobody a button whom the server would refuse', async () => {
    const risk = await site.world.operator(['risk']);
    const { page, context } = await site.visit(risk, '/poker');
    await page.getByRole('heading', { name: 'Signs of collusion' }).waitFor();
    expect(await page.getByRole('button', { name: 'Void the sit & go' }).count()).toBe(0);
    await context.close();
  });

  it('have their terms proposed by one operator, and approved by another one, who sees what changes', async () => {
    const other = await site.world.operator(['admin']);
    const proposing = await site.visit(admin, '/poker');
    const terms = proposing.page.locator('tbody tr', { hasText: 'Lockkeeper' }).last();
    await terms.getByRole('button', { name: 'Change', exact: true }).click();
    const field = (name: string) => proposing.page.locator(`dialog [name="${name}"]`);
    const send = () => proposing.page.locator('dialog form button[type=submit]').click();
    expect([await field('ratePpm').inputValue(), await field('caps').inputValue()]).toEqual(['4', '2: 0.25; 4: 0.75']);
    expect(await axeFindings(proposing.page)).toEqual([]);
    await field('caps').fill('2; 4');
    await field('reason').fill('The rake of the season');
    await send();
    await proposing.page.getByText('Enter players and caps, such as 2: 1; 4: 3').waitFor();
    // A value that the server refuses stands on its field too.
    await field('caps').fill('3: 0.25');
    await send();
    await proposing.page.locator('dialog [name="caps"][aria-invalid="true"]').waitFor();
    await field('ratePpm').fill('5');
    await field('caps').fill('2: 0.5');
    await send();
    await proposing.page.getByText('Yours: another person decides').waitFor();

    const deciding = await site.visit(other, '/poker');
    const proposal = deciding.page.locator('tbody tr', { hasText: admin.login });
    await proposal.waitFor();
    expect(await proposal.textContent()).toContain('Rake: 4.00 % to 5.00 %');
    expect(await proposal.textContent()).toContain('Caps: 2: 0.25; 4: 0.75 to 2: 0.5');
    await proposal.getByRole('button', { name: 'Approve', exact: true }).click();
    await deciding.page.locator('dialog [name="reason"]').fill('As we agreed');
    await deciding.page.locator('dialog form button[type=submit]').click();
    const approved = deciding.page.locator('tbody tr', { hasText: `${admin.login}, ${other.login}` });
    await approved.click();
    await deciding.page.getByRole('heading', { name: 'Earlier versions' }).waitFor();
    expect(await axeFindings(deciding.page)).toEqual([]);
    // Pushed to who proposed it.
    await proposing.page.locator('tbody tr', { hasText: `${admin.login}, ${other.login}` }).waitFor();
    // The refused call is the only thing that the browser complains of.
    expect(proposing.complaints.filter((line) => !line.includes('status of 400'))).toEqual([]);
    expect(deciding.complaints).toEqual([]);
    await proposing.context.close();
    await deciding.context.close();
  });
});
