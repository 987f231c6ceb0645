import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOperator } from '../../server/tests/harness/test-operator.ts';
import { axeFindings, type ConsoleSite, missing, startConsoleSite } from './console-visit.ts';

describe.skipIf(missing !== null)(`jackpots at the console${missing ? ` (${missing})` : ''}`, () => {
  let site: ConsoleSite;
  let one: TestOperator;
  let other: TestOperator;
  beforeAll(async () => {
    site = await startConsoleSite();
    [one, other] = [await site.world.operator(['admin']), await site.world.operator(['admin'])];
  });
  afterAll(() => site?.close());

  it('have their rules proposed by one operator, and approved by another one, who sees what changes', async () => {
    const proposing = await site.visit(one, '/casino-jackpots');
    await proposing.page.getByRole('button', { name: 'Change the rules', exact: true }).click();
    const field = (name: string) => proposing.page.locator(`dialog [name="${name}"]`);
    const send = () => proposing.page.locator('dialog form button[type=submit]').click();
    expect(await field('seed').inputValue()).toBe('10; 50; 500; 5\u00a0000');
    expect(await axeFindings(proposing.page)).toEqual([]);
    await field('seed').fill('10; 50');
    await field('reason').fill('The rules of the season');
    await send();
    await proposing.page.getByText('Enter 4 numbers separated by semicolons').waitFor();
    // A value that the server refuses stands on its field too.
    await field('seed').fill('50; 50; 500; 5000');
    await send();
    await proposing.page.locator('dialog [name="bound"][aria-invalid="true"]').waitFor();
    await field('seed').fill('20; 50; 500; 5000');
    await field('games').fill('keno');
    await send();
    await proposing.page.getByText('Yours: another person decides').waitFor();
    expect(await proposing.page.getByRole('button', { name: 'Change the rules', exact: true }).count()).toBe(0);

    const deciding = await site.visit(other, '/casino-jackpots');
    const proposal = deciding.page.locator('tbody tr', { hasText: one.login });
    await proposal.waitFor();
    const text = await proposal.textContent();
    expect(text).toContain('Mini, Start, units of about 1 EUR: 10 to 20');
    expect(text).toContain('Games removed');
    expect(await axeFindings(deciding.page)).toEqual([]);
    await proposal.getByRole('button', { name: 'Approve', exact: true }).click();
    await deciding.page.locator('dialog [name="reason"]').fill('As we agreed');
    await deciding.page.locator('dialog form button[type=submit]').click();
    await deciding.page.locator('.sum-card', { hasText: `${one.login}, ${other.login}` }).waitFor();
    // Pushed to who proposed it.
    await proposing.page.locator('.sum-card', { hasText: `${one.login}, ${other.login}` }).waitFor();
    // The refused call is the only thing that the browser complains of.
    expect(proposing.complaints.filter((line) => !line.includes('status of 400'))).toEqual([]);
    expect(deciding.complaints).toEqual([]);
    await proposing.context.close();
    await deciding.context.close();
  });
});
