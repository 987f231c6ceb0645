import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeGameProvider, startFakeGameProvider } from '../../server/tests/harness/fakes/fake-game-provider.ts';
import { writeProviderSettings } from '../../server/tests/harness/fakes/write-provider-settings.ts';
import { axeFindings, type ConsoleSite, missing, startConsoleSite } from './console-visit.ts';

const HOUR_MS = 3_600_000;

describe.skipIf(missing !== null)(`free rounds at the console${missing ? ` (${missing})` : ''}`, () => {
  let site: ConsoleSite;
  let provider: FakeGameProvider;
  let folder: string;
  beforeAll(async () => {
    provider = await startFakeGameProvider();
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-provider-'));
    site = await startConsoleSite({ env: { GAME_PROVIDERS: writeProviderSettings(folder, provider.hub88) } });
    // The list of games, without waiting for the job that asks for it.
    await site.world.app.features.providerGames.addProvider(provider.hub88);
  });
  afterAll(async () => {
    await site?.close();
    await provider?.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('are given to a player of a game, told to its provider, and ended', async () => {
    const operator = await site.world.operator();
    const player = await site.world.player({ deposit: '10.00' });
    const { page, context, complaints } = await site.visit(operator, '/game-providers');
    await page.getByRole('button', { name: 'Give free rounds', exact: true }).click();
    const fill = (name: string, value: string) => page.locator(`dialog [name="${name}"]`).fill(value);
    await fill('name', 'Welcome');
    await page.locator('dialog select[name="game"]').selectOption({ label: 'Some slot · Caleta' });
    await fill('stake', '0.20');
    await fill('rounds', '5');
    // As the field has it, in the page's own zone.
    const ends = await page.evaluate(
      (at) => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16),
      Date.now() + HOUR_MS,
    );
    await fill('endsAt', ends);
    await fill('players', String(player.id));
    await fill('reason', 'Welcome to the casino');
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('dialog form button[type=submit]').click();
    const row = page.locator('tbody tr', { hasText: 'Welcome' });
    await row.waitFor();
    expect(await row.textContent()).toContain('caleta/slot');
    await expect.poll(() => provider.asked.some(({ path: asked }) => asked === '/rewards/create')).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await row.getByRole('button', { name: 'End now', exact: true }).click();
    await fill('reason', 'Given by mistake');
    await page.locator('dialog form button[type=submit]').click();
    await row.getByText('Closed', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
