import type { MatchRow } from '@touchline/contract/line/shapes';
import { describe, expect, it } from 'vitest';
import { popularClubs } from './popular-clubs.ts';

const side = (id: number, crest: object | null = {}) => ({ id, name: `club ${id}`, crest });
const row = (id: number, home: number, away: number, startsAt: number, weight: number, kind = 'line') =>
  ({ id, home: side(home), away: side(away), startsAt, weight, kind, sport: 1, champName: '' }) as unknown as MatchRow;

describe('clubs of a list of matches', () => {
  it('names each club once, with all its matches and the soonest of them', () => {
    const [first] = popularClubs([row(1, 10, 11, 500, 90), row(2, 12, 10, 300, 60)], 10);
    expect(first).toMatchObject({ team: { id: 10 }, matches: 2, next: { id: 2, live: false } });
  });
  it('puts a match in play before a sooner start', () => {
    expect(popularClubs([row(1, 10, 11, 100, 90), row(2, 10, 12, 400, 60, 'live')], 1)[0]?.next.id).toBe(2);
  });
  it('leaves out people and keeps to its limit', () => {
    const people = { ...row(3, 1, 2, 100, 99), home: side(1, null), away: side(2, null) } as unknown as MatchRow;
    expect(popularClubs([people, row(4, 20, 21, 100, 10)], 1).map((club) => club.team.id)).toEqual([20]);
  });
});
