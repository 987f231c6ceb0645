import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOperator } from '../../server/tests/harness/test-operator.ts';
import { axeFindings, type ConsoleSite, missing, startConsoleSite } from './console-visit.ts';

describe.skipIf(missing !== null)(`the VIP club at the console${missing ? ` (${missing})` : ''}`, () => {
  let site: ConsoleSite;
  let one: TestOperator;
  let other: TestOperator;
  beforeAll(async () => {
    site = await startConsoleSite();
    [one, other] = [await site.world.operator(['admin']), await site.world.operator(['admin'])];
  });
  afterAll(() => site?.close());

  it('has its terms proposed by one operator, and approved by another one, who sees what changes', async () => {
    const proposing = await site.visit(one, '/casino-club');
    await proposing.page.getByRole('button', { name: 'Change the terms', exact: true }).click();
    const field = (name: string) => proposing.page.locator(`dialog [name="${name}"]`);
    const send = () => proposing.page.locator('dialog form button[type=submit]').click();
    expect(await field('lossPpm').inputValue()).toBe('5; 6; 7; 8; 9; 10; 11; 12');
    expect(await axeFindings(proposing.page)).toEqual([]);
    await field('lossPpm').fill('5; 6');
    await field('reason').fill('The terms of the season');
    await send();
    await proposing.page.getByText('Enter 8 numbers separated by semicolons').waitFor();
    // A value that the server refuses stands on its field too.
    await field('lossPpm').fill('5; 4; 7; 8; 9; 10; 11; 12');
    await send();
    await proposing.page.locator('dialog [name="lossPpm"][aria-invalid="true"]').waitFor();
    await field('lossPpm').fill('5.5; 6; 7; 8; 9; 10; 11; 12');
    await send();
    await proposing.page.getByText('Yours: another person decides').waitFor();
    expect(await proposing.page.getByRole('button', { name: 'Change the terms', exact: true }).count()).toBe(0);

    const deciding = await site.visit(other, '/casino-club');
    const proposal = deciding.page.locator('tbody tr', { hasText: one.login });
    await proposal.waitFor();
    expect(await proposal.textContent()).toContain('Copper, VIP cashback: 5.00 % to 5.50 %');
    expect(await axeFindings(deciding.page)).toEqual([]);
    await proposal.getByRole('button', { name: 'Approve', exact: true }).click();
    await deciding.page.locator('dialog [name="reason"]').fill('As we agreed');
    await deciding.page.locator('dialog form button[type=submit]').click();
    await deciding.page.locator('.sum-card', { hasText: `${one.login}, ${other.login}` }).waitFor();
    // Pushed to who proposed it.
    await proposing.page.locator('.sum-card', { hasText: `${one.login}, ${other.login}` }).waitFor();
    await proposing.page.locator('tbody tr', { hasText: 'Copper' }).getByText('5.50 %').first().waitFor();
    // The refused call is the only thing that the browser complains of.
    expect(proposing.complaints.filter((text) => !text.includes('status of 400'))).toEqual([]);
    expect(deciding.complaints).toEqual([]);
    await proposing.context.close();
    await deciding.context.close();
  });
});
