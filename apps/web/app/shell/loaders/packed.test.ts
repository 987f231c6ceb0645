import { describe, expect, it } from 'vitest';
import { pack } from './packed.ts';

describe('packed data', () => {
  it('is the JSON of its value', () => {
    const value = { rows: [{ id: 1, name: '“Ä” </script>' }], none: null };
    const packed = pack(value);
    expect(typeof packed).toBe('string');
    expect(JSON.parse(packed)).toEqual(value);
  });
});
