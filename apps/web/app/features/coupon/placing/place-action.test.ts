import { describe, expect, it } from 'vitest';
import { decidePlaceAction, type PlaceFacts } from './place-action.ts';

const facts = (change: Partial<PlaceFacts> = {}): PlaceFacts => ({
  legs: [{ odds: 2000, status: 'open' }],
  moves: { needAccepting: 0 },
  asksFirst: false,
  priced: true,
  refused: false,
  signedIn: true,
  online: true,
  feedSilent: false,
  stakesMinor: [500n],
  fromBalance: true,
  auto: null,
  bounds: { minMinor: 20n, maxMinor: 24_000n },
  balanceMinor: 1000n,
  ...change,
});

describe('S217 what the place button does', () => {
  it.each([
    ['places', {}, { do: 'place' }],
    ['agrees to moved prices first', { moves: { needAccepting: 2 } }, { do: 'accept-and-place' }],
    ['only agrees to moved prices where the player is always asked', { moves: { needAccepting: 1 }, asksFirst: true }, { do: 'accept' }],
    ['places at once where nothing has moved for who is always asked', { asksFirst: true }, { do: 'place' }],
    ['waits for the joint price of a bet builder', { priced: false }, { do: 'price' }],
    ['takes locked legs out', { legs: [{ odds: 2000, status: 'suspended' }] }, { do: 'remove-blocked', count: 1 }],
    ['takes legs without a price out', { legs: [{ odds: 0, status: 'open' }] }, { do: 'remove-blocked', count: 1 }],
    ['asks a guest to log in', { signedIn: false }, { do: 'login' }],
    ['asks for a stake', { stakesMinor: [null] }, { do: 'stake' }],
    ['offers the least stake', { stakesMinor: [19n] }, { do: 'raise', minMinor: 20n }],
    ['offers the most that is taken', { stakesMinor: [24_001n] }, { do: 'lower', maxMinor: 24_000n }],
    ['offers to deposit what is missing', { stakesMinor: [1500n] }, { do: 'deposit', missingMinor: 500n }],
    ['adds several singles up', { stakesMinor: [600n, 700n] }, { do: 'deposit', missingMinor: 300n }],
    ['looks at each of several singles', { stakesMinor: [600n, 19n] }, { do: 'raise', minMinor: 20n }],
    ['asks for no deposit where something else pays', { stakesMinor: [1500n], fromBalance: false }, { do: 'place' }],
    ['asks for the price to wait for', { auto: { target: null } }, { do: 'target' }],
    ['orders a bet that waits', { auto: { target: 2500 } }, { do: 'order' }],
    ['says that there is no connection', { online: false }, { do: 'offline' }],
    [
      'T20 waits for a silent feed, and takes no leg out',
      { feedSilent: true, legs: [{ odds: 2000, status: 'suspended' }] },
      { do: 'wait' },
    ],
    ['says that the legs do not combine', { refused: true }, { do: 'combine' }],
  ] as const)('%s', (_, change, action) => expect(decidePlaceAction(facts(change as Partial<PlaceFacts>))).toEqual(action));

  it('waits for no bounds: the server has the last word', () =>
    expect(decidePlaceAction(facts({ bounds: null }))).toEqual({ do: 'place' }));
});
