import { describe, expect, it } from 'vitest';
import { readHiddenSports, shownSports, withoutSports } from './hidden-sports.ts';
import type { Services } from './services.ts';

const settings = { type: 'settings', id: '7', attributes: { settings: [], lineDisallowSport: [2, 40], liveDisallowSport: [4] } };
const call = (async () => settings) as unknown as Services['call'];

describe('R072 disallowed sports', () => {
  it("R072 are the player's own, each list by itself; guests have none", async () => {
    expect(await readHiddenSports({ call, player: { id: '7' } })).toEqual({ line: [2, 40], live: [4] });
    expect(await readHiddenSports({ call, player: null })).toEqual({ line: [], live: [] });
  });

  it('R072 are left out of what a page asks for, but not the sport that was asked for by name', () => {
    expect(withoutSports([2, 40])).toEqual({ antiSports: '2,40' });
    expect(withoutSports([2, 40], 40)).toEqual({ antiSports: '2' });
    expect(withoutSports([])).toEqual({});
  });

  it('R072 count nothing in the menu, and are not there where nothing is left', () => {
    const sport = (id: number, line: number, live: number) => ({ id, name: String(id), slug: String(id), line, live, champs: 1 });
    const shown = shownSports([sport(1, 5, 2), sport(2, 7, 3), sport(4, 0, 9)], { line: [2], live: [4] });
    expect(shown.map(({ id, line, live }) => [id, line, live])).toEqual([
      [1, 5, 2],
      [2, 0, 3],
    ]);
  });
});
