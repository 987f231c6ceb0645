import { expect, it } from 'vitest';
import { parseQueryString } from './query-string.ts';

it('R132 reads lists with [] and repeated names, and gives no prototype', () => {
  const query = parseQueryString('sports[]=1&sports[]=2&lng=en&x=1&x=2&one[]=3&__proto__=p&bad=%zz');
  expect({ ...query }).toEqual({ sports: ['1', '2'], lng: 'en', x: ['1', '2'], one: ['3'], ['__proto__']: 'p', bad: '%zz' });
  expect(Object.getPrototypeOf(query)).toBeNull();
  expect({ ...parseQueryString('') }).toEqual({});
});
