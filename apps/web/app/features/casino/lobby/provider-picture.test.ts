import { describe, expect, it } from 'vitest';
import { pictureOf } from './provider-picture.tsx';

describe("the picture of a provider's game", () => {
  it('is always the same of one game, and another of another', () => {
    const game = { provider: 'one', code: 'fruit' };
    expect(pictureOf(game)).toEqual(pictureOf({ ...game }));
    expect(pictureOf(game)).not.toEqual(pictureOf({ ...game, code: 'scratch' }));
  });
});
