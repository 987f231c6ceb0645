import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildQuery, joinIds, omitDefaults } from './request-fields.ts';

const read = (query: string): [string, string][] => [...new URLSearchParams(query)];

describe('R097 request building', () => {
  it('drops empty values', () => {
    expect(omitDefaults({ a: undefined, b: null, c: '', d: [], e: {}, f: Number.NaN, g: 0, h: 'x' })).toEqual({ g: 0, h: 'x' });
  });

  it('drops values equal to the default of the field', () => {
    const rules = { required: [], defaults: { page: 1, mode: 4, virtualSports: true } };
    expect(omitDefaults({ page: 1, mode: 3, virtualSports: true }, rules)).toEqual({ mode: 3 });
  });

  it('booleans are false by default: false is sent only where the default is true', () => {
    expect(omitDefaults({ top: false, virtualSports: false, mobi: true }, { required: [], defaults: { virtualSports: true } })).toEqual({
      virtualSports: false,
      mobi: true,
    });
  });

  it('sends required fields whatever they hold', () => {
    expect(omitDefaults({ couponEvents: [], text: '', vid: 0 }, { required: ['couponEvents', 'text'], defaults: { vid: 0 } })).toEqual({
      couponEvents: [],
      text: '',
    });
  });

  it('joins id lists without doubles, in ascending order', () => {
    expect(joinIds([30, 4, 4, 100])).toBe('4,30,100');
    expect(read(buildQuery({ sports: [3, 1, 3], champs: [] }))).toEqual([['sports', '1,3']]);
  });

  it('keeps of menu sections only the known ones', () => {
    expect(buildQuery({ menuSection: [1001, 3, 4, 10_000] })).toBe('menuSection=3%2C1001');
    expect(buildQuery({ menuSection: [4] })).toBe('');
  });

  it('gives the same address for the same fields in any order, and lists that parse back to their set', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1 }), fc.string(), (ids, text) => {
        const one = buildQuery({ ids, text });
        const other = buildQuery({ text, ids: [...ids, ...ids].toReversed() });
        expect(other).toBe(one);
        expect(new URLSearchParams(one).get('ids')?.split(',').map(Number)).toEqual(ids.toSorted((a, b) => a - b));
        expect(new URLSearchParams(one).get('text') ?? '').toBe(text);
      }),
      { seed: 20_260_131 },
    );
  });
});

describe('R132 query strings', () => {
  it('arrays take the [] suffix, dates are ISO, objects JSON', () => {
    expect(
      read(
        buildQuery({ groups: ['main', 'goals'], at: new Date(Date.UTC(2027, 0, 2, 3, 4, 5)), filter: { live: true }, mixed: [{ a: 1 }] }),
      ),
    ).toEqual([
      ['at', '2027-01-02T03:04:05.000Z'],
      ['filter', '{"live":true}'],
      ['groups[]', 'main'],
      ['groups[]', 'goals'],
      ['mixed[]', '{"a":1}'],
    ]);
  });
});
