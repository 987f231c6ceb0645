import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsPlayer } from '../register-player.ts';
import { type ScriptedSite, startScriptedSite } from '../scripted-site.ts';
import { DESKTOP, MOBILE, skipReason, waitForHydration } from '../site.ts';
import { ACCOUNT_JOURNEYS } from './account-journeys.ts';
import { BETTING_JOURNEYS } from './betting-journeys.ts';
import { createFinger } from './finger.ts';
import type { Journey } from './journey.ts';
import { SALE_JOURNEYS } from './sale-journeys.ts';

const JOURNEYS: readonly Journey[] = [...ACCOUNT_JOURNEYS, ...BETTING_JOURNEYS, ...SALE_JOURNEYS];

// The table of docs/journeys.md is what is printed here.
describe.skipIf(skipReason !== null)(`taps of a journey${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  const counted = new Map<string, { readonly wide: number; readonly phone: number }>();
  beforeAll(async () => {
    site = await startScriptedSite({ env: { CAPTCHA: 'none', WITHDRAWAL_PAUSE_HOURS: '0', WITHDRAWAL_PLAYED_PERCENT: '50' } });
  });
  afterAll(async () => {
    for (const [name, { wide, phone }] of counted) console.log(`| ${name} | ${wide} | ${phone} |`);
    await site?.close();
  });

  async function taps({ from, asGuest, walk }: Journey, wide: boolean): Promise<number> {
    const player = await site.world.player({ deposit: '100' });
    const path = (await from?.({ site, player })) ?? '';
    const viewport = wide ? DESKTOP : MOBILE;
    const visit = asGuest ? await site.visit(`/en/${path}`, { viewport }) : await openAsPlayer(site, player, `/en/${path}`, { viewport });
    await waitForHydration(visit.page);
    const finger = createFinger();
    await walk({ site, page: visit.page, finger, player, wide });
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
    return finger.taps;
  }

  it.each(JOURNEYS)('$name: at most $max.wide at 1440 and $max.phone at 390', async (journey) => {
    const made = { wide: await taps(journey, true), phone: await taps(journey, false) };
    counted.set(journey.name, made);
    expect(made.wide).toBeLessThanOrEqual(journey.max.wide);
    expect(made.phone).toBeLessThanOrEqual(journey.max.phone);
  });
});
