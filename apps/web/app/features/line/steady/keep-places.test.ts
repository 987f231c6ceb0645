import { describe, expect, it } from 'vitest';
import { keepPlaces } from './keep-places.ts';

const rows = (...ids: readonly number[]) => ids.map((id) => ({ id }));

describe('cards in their places', () => {
  it.each<readonly [string, readonly number[], readonly number[], readonly number[]]>([
    ['nothing left', [1, 2, 3], [1, 2, 3, 4], [1, 2, 3]],
    ['one that left is replaced where it stood', [1, 2, 3], [1, 3, 4, 5], [1, 4, 3]],
    ['two that left', [1, 2, 3], [2, 4, 5], [4, 2, 5]],
    ['none waits any more', [1, 2, 3], [1, 3], [1, 3]],
    ['places that were free are filled', [1], [1, 2, 3, 4], [1, 2, 3]],
  ])('%s', (_, places, loaded, wanted) => {
    expect(keepPlaces(places, rows(...loaded), 3)).toEqual(wanted);
  });
});
