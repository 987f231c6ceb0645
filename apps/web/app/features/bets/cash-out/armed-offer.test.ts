import { describe, expect, it } from 'vitest';
import { followOffer, UNASKED } from './armed-offer.ts';

const armed = (offerMinor: bigint) => ({ armed: { offerMinor }, fellFromMinor: null });

describe('a sale between its two presses', () => {
  it('stays armed while the value stands, and is the same question', () => {
    const question = armed(1_000n);
    expect(followOffer(question, 1_000n)).toBe(question);
    expect(followOffer(UNASKED, 900n)).toBe(UNASKED);
  });

  it('takes a rise, which a later fall is measured by', () => {
    const risen = followOffer(armed(1_000n), 1_200n);
    expect(risen).toEqual(armed(1_200n));
    expect(followOffer(risen, 1_100n)).toEqual({ armed: null, fellFromMinor: 1_200n });
  });

  it('asks again after a fall by one unit, and where there is no value any more', () => {
    expect(followOffer(armed(1_000n), 999n)).toEqual({ armed: null, fellFromMinor: 1_000n });
    expect(followOffer(armed(1_000n), null)).toEqual(UNASKED);
  });
});
