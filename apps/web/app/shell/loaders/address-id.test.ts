import { expect, it } from 'vitest';
import { addressId } from './address-id.ts';

it.each(['1', '104', '281474976710656', '999999999999999999'])('takes %s', (segment) => {
  expect(addressId(segment)).toBe(segment);
});

it.each([undefined, null, '', '0', '007', '-1', '+1', '1.5', '1e3', ' 1', '1 ', '1\n', '0x1f', '١', '104-arsenal', '1000000000000000000'])(
  'takes no %j',
  (segment) => {
    expect(addressId(segment)).toBeNull();
  },
);
