import { describe, expect, it } from 'vitest';
import { countedAddress, plainAddress, readNetworks } from './networks.ts';

const networks = (text: string) => {
  const read = readNetworks(text);
  if (typeof read === 'string') throw new Error(`not understood: ${read}`);
  return read;
};

describe('networks', () => {
  it.each([
    ['10.0.0.0/8', '10.200.3.4', true],
    ['10.0.0.0/8', '::ffff:10.200.3.4', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['10.0.0.0/8, 2001:db8::/32', '2001:db8:1::7', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['192.0.2.7', '192.0.2.8', false],
    ['', '127.0.0.1', false],
    ['::1', 'not an address', false],
  ])('"%s" has %s: %s', (text, address, has) => {
    expect(networks(text).has(address)).toBe(has);
  });

  it.each(['ten', '10.0.0.0/33', '::1/129', '10.0.0.0/', '10.0.0.1/8x', '1.2.3'])('"%s" is told to be neither', (text) => {
    expect(readNetworks(`127.0.0.1, ${text}`)).toBe(text);
  });

  it('knows an IPv4 address that came over IPv6', () => {
    expect(plainAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(plainAddress('::ffff:999.0.2.1')).toBe('::ffff:999.0.2.1');
    expect(plainAddress('2001:db8::1')).toBe('2001:db8::1');
  });

  it('counts one subscriber of IPv6 once, however many addresses he has', () => {
    const counted = ['2001:db8:1:2::7', '2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:DB8:1:2:3:4:5:6'].map(countedAddress);
    expect(new Set(counted)).toEqual(new Set(['2001:db8:1:2::/64']));
    expect(countedAddress('2001:db8:1:3::7')).not.toBe(counted[0]);
    expect(countedAddress('::1')).toBe('0:0:0:0::/64');
    expect(countedAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
  });
});
