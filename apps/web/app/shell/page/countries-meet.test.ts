import { describe, expect, it } from 'vitest';
import { countriesMeet } from './countries-meet.ts';

const side = (flag: string) => ({ id: 1, name: 'Side', country: 0, flag, crest: null });

describe('a cricket match', () => {
  it('is between countries where its sides have two flags', () => {
    expect(countriesMeet({ sport: 66, home: side('in'), away: side('au') })).toBe(true);
    // The West Indies are several countries, and have none of their flags.
    expect(countriesMeet({ sport: 66, home: side('in'), away: side('') })).toBe(true);
    expect(countriesMeet({ sport: 66, home: side('in'), away: side('in') })).toBe(false);
    expect(countriesMeet({ sport: 66, home: side('in'), away: null })).toBe(false);
    expect(countriesMeet({ sport: 1, home: side('gb-eng'), away: side('es') })).toBe(false);
  });
});
