import { describe, expect, it } from 'vitest';
import { choosePath, fillPath } from './call-path.ts';

describe('R133 positional segments', () => {
  it('fills names and a last star', () => {
    expect(fillPath('/web-api/bets/:betId', { betId: 'a/b c' })).toBe('/web-api/bets/a%2Fb%20c');
    expect(fillPath('/genfiles/web-app-v2/*', { '*': 'ru/base one.json' })).toBe('/genfiles/web-app-v2/ru/base%20one.json');
  });

  it('a missing segment is a mistake of the caller', () => {
    expect(() => fillPath('/web-api/bets/:betId', {})).toThrow('Wrong input param [betId]');
    expect(() => fillPath('/web-api/bets/:betId', { betId: '' })).toThrow(RangeError);
  });

  it('chooses the path by what it binds', () => {
    const call = {
      method: 'GET',
      access: 'any',
      envelope: 'flag',
      paths: [
        { path: '/LineFeed/X', bind: { kind: 'line' } },
        { path: '/LiveFeed/X', bind: { kind: 'live' } },
      ],
    } as const;
    expect(choosePath(call)).toBe('/LineFeed/X');
    expect(choosePath(call, { kind: 'live' })).toBe('/LiveFeed/X');
    expect(() => choosePath(call, { kind: 'toto' })).toThrow(RangeError);
  });
});
