import { expect, it } from 'vitest';
import { isUnreached } from './is-unreached.ts';

it.each([
  ['Chromium', new TypeError('Failed to fetch'), true],
  ['Firefox', new TypeError('NetworkError when attempting to fetch resource.'), true],
  ['Safari', new TypeError('Load failed'), true],
  ['a fault of ours', new TypeError("Cannot read properties of undefined (reading 'id')"), false],
  ['another error of that name', new Error('Failed to fetch'), false],
  ['no error', null, false],
])('an error of %s', (_, error, unreached) => {
  expect(isUnreached(error)).toBe(unreached);
});
