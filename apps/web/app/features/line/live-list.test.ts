import type { ChampView, MatchRow } from '@touchline/contract/line/shapes';
import { describe, expect, it } from 'vitest';
import { affectsList, applyListDelta, dropSports } from './live-list.ts';

const row = (id: number, champ: number): MatchRow => ({ id, champ, markets: [] }) as unknown as MatchRow;
const champ = (id: number, matches: readonly MatchRow[]) => ({ id, matches }) as unknown as ChampView & { matches: MatchRow[] };
const ids = (champs: readonly { readonly matches: readonly MatchRow[] }[]) => champs.map((one) => one.matches.map((match) => match.id));

describe('a list that follows its topic', () => {
  const list = [champ(1, [row(10, 1), row(11, 1)]), champ(2, [row(20, 2)])];

  it('takes away matches that left, and championships that are empty then', () => {
    expect(ids(applyListDelta(list, { r: [10, 20] }).champs)).toEqual([[11]]);
  });
  it('adds rows at the end of their championship', () => {
    expect(ids(applyListDelta(list, { a: [row(12, 1)] }).champs)).toEqual([[10, 11, 12], [20]]);
  });
  it('does not show a row twice when it comes again', () => {
    expect(ids(applyListDelta(list, { a: [row(11, 1)] }).champs)).toEqual([[10, 11], [20]]);
  });
  it('asks for the list again when a championship is unknown', () => {
    const after = applyListDelta(list, { a: [row(30, 3)] });
    expect(after.unknown).toBe(true);
    expect(ids(after.champs)).toEqual([[10, 11], [20]]);
  });
  it('R072 asks for nothing again because of a sport that the player has hidden', () => {
    const delta = { a: [{ ...row(30, 3), sport: 40 }], r: [10] };
    expect(applyListDelta(list, dropSports(delta, [40]))).toMatchObject({ unknown: false });
    expect(dropSports(delta, [40]).r).toEqual([10]);
    expect(dropSports(delta, [])).toBe(delta);
  });
  it('leaves untouched championships the same objects, so that they are not drawn again', () => {
    expect(applyListDelta(list, { r: [10] }).champs[1]).toBe(list[1]);
  });
  it('knows a delta of prices only', () => {
    expect(affectsList({ p: [[10, 1, 1850, 0]] })).toBe(false);
    expect(affectsList({ r: [1] })).toBe(true);
  });
});
