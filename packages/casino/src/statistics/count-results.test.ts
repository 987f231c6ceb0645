import { expect, it } from 'vitest';
import { countResults } from './count-results.ts';

it('counts every result, the most frequent first, of equals the lower one', () => {
  expect(countResults(4, [2, 3, 2, 1])).toEqual([
    { result: 2, times: 2 },
    { result: 1, times: 1 },
    { result: 3, times: 1 },
    { result: 0, times: 0 },
  ]);
});
