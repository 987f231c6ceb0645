import { describe, expect, it } from 'vitest';
import { countRound, readFigures, writeFigures } from './session-figures.ts';

const round = { at: 1000, currency: 'EUR', stakeMinor: 100n, returnedMinor: 0n };

describe('the figures of a session', () => {
  it('count what was staked and returned since the first round', () => {
    const first = countRound(readFigures(null), round);
    const second = countRound(first, { ...round, at: 2000, returnedMinor: 250n });
    expect(second).toEqual({ since: 1000, currency: 'EUR', rounds: 2, stakedMinor: 200n, returnedMinor: 250n, nets: [-100n, 50n] });
  });

  it('begin anew in another currency', () => {
    expect(countRound(countRound(readFigures(null), round), { ...round, at: 5000, currency: 'USD' })).toMatchObject({
      since: 5000,
      rounds: 1,
    });
  });

  it('stand a reload, and nothing else is taken for them', () => {
    const figures = countRound(readFigures(null), round);
    expect(readFigures(writeFigures(figures))).toEqual(figures);
    expect(['{', '7', '{"stakedMinor":5}'].map((text) => readFigures(text).rounds)).toEqual([0, 0, 0]);
  });
});
