import type { CallKey } from '@touchline/contract/calls';
import { describe, expect, it } from 'vitest';
import type { LoaderContext } from '../loaders/loader-context.ts';
import { readHiddenSports, sportsToExclude, withoutHiddenSports } from './hidden-sports.ts';

const SETTINGS = { type: 'settings', id: '7', attributes: { settings: [], lineDisallowSport: [2, 40], liveDisallowSport: [4] } };
const SPORTS = [
  [1, 5, 2],
  [2, 7, 3],
  [4, 0, 9],
].map(([id, line, live]) => ({ id, name: String(id), slug: String(id), line, live, champs: 1 }));

/** Services that answer nothing but what is counted, and note what they were asked. */
function page(player: { readonly id: string } | null, sportsOnly = false) {
  const asked: [CallKey, unknown][] = [];
  const call = async (key: CallKey, input: unknown) => {
    asked.push([key, input]);
    return key === 'playerSettings' ? SETTINGS : key === 'getSportsShort' ? SPORTS : [];
  };
  const raw = { call, player } as unknown as LoaderContext;
  return { asked, raw, services: withoutHiddenSports(raw, sportsOnly) };
}
const line = { kind: 'line' };
const live = { kind: 'live' };

describe('R072 disallowed sports', () => {
  it("R072 are the player's own, each list by itself; guests have none and are asked nothing", async () => {
    expect(await readHiddenSports(page({ id: '7' }).services)).toEqual({ line: [2, 40], live: [4] });
    const guest = page(null);
    expect(await readHiddenSports(guest.services)).toEqual({ line: [], live: [] });
    expect(guest.services).toBe(guest.raw);
  });

  it('R072 are left out of every list that a page asks for; the settings are read once', async () => {
    const { asked, services } = page({ id: '7' });
    await services.call('get1x2', { bind: live, query: { lng: 'en' } });
    await services.call('getTopChamps', { bind: line, query: { lng: 'en' } });
    await services.call('search', { bind: line, query: { lng: 'en', text: 'a' } });
    await services.call('getExpressDay', { bind: line, query: { page: 2 } });
    await services.call('getGame', { bind: line, query: { gameId: 1 } });
    expect(asked).toEqual([
      ['playerSettings', {}],
      ['get1x2', { bind: live, query: { lng: 'en', antiSports: '4' } }],
      ['getTopChamps', { bind: line, query: { lng: 'en', antiSports: '2,40' } }],
      ['search', { bind: line, query: { lng: 'en', text: 'a', antiSports: '2,40' } }],
      ['getExpressDay', { bind: line, query: { page: 2, antiSports: '2,40' } }],
      ['getGame', { bind: line, query: { gameId: 1 } }],
    ]);
  });

  it('R072 count nothing in the menu, and are not there where nothing is left; the shared count is asked for as everybody does', async () => {
    const { asked, services } = page({ id: '7' });
    const sports = await services.call('getSportsShort', { bind: line, query: { lng: 'en' } });
    expect(sports.map(({ id, line, live }) => [id, line, live])).toEqual([
      [1, 5, 2],
      [2, 0, 3],
    ]);
    expect(asked.at(-1)).toEqual(['getSportsShort', { bind: line, query: { lng: 'en' } }]);
  });

  it('R086 sports only leaves out what is played on a screen or drawn by lot, for guests too, but not where one goes to see it', async () => {
    const { asked, services } = page(null, true);
    await services.call('get1x2', { bind: line, query: {} });
    await services.call('get1x2', { bind: line, query: { stream: 'cyber' } });
    await services.call('get1x2', { bind: line, query: { gameTypes: '3' } });
    const left = asked.map(([, input]) => (input as { query: { antiSports?: string } }).query.antiSports);
    expect(left[0]?.split(',')).toEqual(expect.arrayContaining(['40', '174', '4005']));
    expect(left[0]?.split(',')).not.toContain('1');
    expect(left.slice(1)).toEqual([undefined, undefined]);
  });

  it('R072 are shown where a page names them, or says itself what it leaves out', async () => {
    expect(sportsToExclude([2, 40], {})).toEqual([2, 40]);
    expect(sportsToExclude([2, 40], { sports: '40,1' })).toEqual([2]);
    expect(sportsToExclude([2, 40], { sportId: 2 })).toEqual([40]);
    for (const named of [
      { champs: '5' },
      { teams: '5,6' },
      { code: '1z' },
      { champIdResults: 5 },
      { stream: 'ufc' as const },
      { globalChamp: 'epl' },
    ])
      expect(sportsToExclude([2, 40], named)).toEqual([]);
    for (const mixed of [{ stream: 'best' as const }, { globalChamp: 'olympics2024' }, { globalChamp: 1 }])
      expect(sportsToExclude([2, 40], mixed)).toEqual([2, 40]);
    const { asked, services } = page({ id: '7' });
    await services.call('getChamps', { bind: line, query: { antiSports: '' } });
    expect(asked).toEqual([['getChamps', { bind: line, query: { antiSports: '' } }]]);
  });
});
