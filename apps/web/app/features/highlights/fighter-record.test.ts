import type { ResultRow } from '@touchline/contract/results/calls';
import { describe, expect, it } from 'vitest';
import { fighterRecord } from './fighter-record.ts';

const ME = 7;
const fight = (winner: number, ending: string | null, atHome = true, status = 'ended'): ResultRow =>
  ({ home: { id: atHome ? ME : 8 }, away: { id: atHome ? 8 : ME }, winner, ending, status }) as unknown as ResultRow;

describe('the tale of the tape', () => {
  it('counts wins by how they came, from either corner', () => {
    const record = fighterRecord(ME, [fight(1, 'technical-ko'), fight(2, 'submission', false), fight(1, 'decision'), fight(1, null)], null);
    expect(record).toMatchObject({ won: 4, lost: 0, drawn: 0, form: 'WWWW', finishes: { knockout: 1, submission: 1, decision: 2 } });
  });
  it('does not count how the other one won, nor fights without an end', () => {
    const record = fighterRecord(ME, [fight(2, 'ko'), fight(0, null), fight(0, null, true, 'cancelled')], null);
    expect(record).toMatchObject({ won: 0, drawn: 1, lost: 1, form: 'LD', finishes: { knockout: 0 } });
    expect(record.rating).toBeNull();
  });
  it('keeps the five latest results as form', () => {
    const fights = [fight(2, null), ...Array.from({ length: 7 }, () => fight(1, null))];
    expect(fighterRecord(ME, fights, null)).toMatchObject({ form: 'LWWWW', won: 7 });
  });
});
