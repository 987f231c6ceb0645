import type { ChampView, MatchRow } from '@touchline/contract/line/shapes';
import { describe, expect, it } from 'vitest';
import { applyRailDelta, type LiveRailData, RAIL_ROWS, railChamps, shortPeriod } from './live-rail-rows.ts';

const champ = (id: number): ChampView => ({ id, sport: 1, name: `Champ ${id}`, country: 0, countryName: '', flag: '', top: 0 });
const side = (name: string) => ({ id: 1, name, country: 0, flag: '', crest: null });
const row = (id: number, of: number): MatchRow =>
  ({
    id,
    champ: of,
    home: side(`Home ${id}`),
    away: side(`Away ${id}`),
    state: { status: 'live' },
    markets: [{ id: 1 }],
  }) as unknown as MatchRow;
const listed = (of: number, ...ids: readonly number[]) => ({ ...champ(of), matches: ids.map((id) => row(id, of)) });
const watched = (id: number, of: number) => ({ ...row(id, of), champView: champ(of) });
const ids = (champs: LiveRailData['champs']): number[][] => champs.map(({ matches }) => matches.map((match) => match.id));

describe('the live matches beside a match', () => {
  it('begin with its own competition', () => {
    expect(ids(railChamps([listed(1, 10, 11), listed(2, 20)], watched(20, 2)))).toEqual([[20], [10, 11]]);
  });
  it('have the match itself where the list has no room for it', () => {
    const many = listed(1, ...Array.from({ length: 30 }, (_, n) => 100 + n));
    const rail = railChamps([many], watched(20, 2));
    expect(ids(rail)[0]).toEqual([20]);
    expect(rail.flatMap(({ matches }) => matches)).toHaveLength(RAIL_ROWS);
  });
  it.each([
    ['Set 2', 'S2'],
    ['Innings 1', 'I1'],
    ['Сет 3', 'С3'],
    ['المجموعة 2', 'م2'],
    ['Break', 'Break'],
  ])('call %s %s', (name, short) => expect(shortPeriod(name)).toBe(short));
  it('carry nothing of markets', () => {
    expect(Object.keys(railChamps([listed(1, 10)], watched(10, 1))[0]?.matches[0] ?? {})).toEqual(['id', 'state', 'home', 'away']);
  });

  const rail: LiveRailData = {
    current: 20,
    sport: 1,
    isPeriods: false,
    total: 3,
    champs: railChamps([listed(1, 10, 11), listed(2, 20)], watched(20, 2)),
  };
  it('lose what is over, with its competition, but not the match that is watched', () => {
    const next = applyRailDelta(rail, { r: [10, 11, 20] });
    expect(ids(next.champs)).toEqual([[20]]);
    expect(next.total).toBe(1);
  });
  it('take what comes to a competition that stands here, once, while there is room', () => {
    const next = applyRailDelta(rail, { a: [row(12, 1), row(30, 3), row(11, 1)] });
    expect([ids(next.champs), next.total]).toEqual([[[20], [10, 11, 12]], 5]);
    const full = applyRailDelta(rail, { a: Array.from({ length: 40 }, (_, n) => row(200 + n, 1)) });
    expect(full.champs.flatMap(({ matches }) => matches)).toHaveLength(RAIL_ROWS);
  });
});
