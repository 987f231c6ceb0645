import { covers, pocketsOf, WHEELS } from '@touchline/casino/roulette/layout';
import { describe, expect, it } from 'vitest';
import { wheelOrder } from './wheel-order.ts';

describe.each(WHEELS)('the %s wheel', (wheel) => {
  const order = wheelOrder(wheel);

  it('has every pocket once', () => {
    expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: pocketsOf(wheel) }, (_, i) => i));
  });

  it('has red and black in turn between its zeros', () => {
    const colours = order.map((pocket) => (covers('red', pocket) ? 'r' : covers('black', pocket) ? 'b' : '0')).join('');
    expect(colours).toMatch(wheel === 'american' ? /^0(br){9}0(rb){9}$/ : /^0(rb){18}$/);
  });
});
