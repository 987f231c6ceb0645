import { describe, expect, it } from 'vitest';
import drawn from './art/icons.svg?raw';
import { ICON_NAMES } from './icon-names.ts';

describe('icons', () => {
  it('have a drawing for every name and a name for every drawing', () => {
    const ids = [...drawn.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toEqual([...ICON_NAMES]);
  });
});
