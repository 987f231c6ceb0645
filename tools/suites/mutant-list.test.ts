import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../sources/source-files.ts';
import { MUTANTS } from './mutant-list.ts';

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

// A mutant whose safeguard has moved proves nothing until somebody runs them all, which takes hours.
describe('T99 mutants are where the list says', () => {
  it.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))('%s', (_name, { file, from, test }) => {
    expect(read(file).split(from)).toHaveLength(2);
    expect(read(test)).not.toBe('');
  });
});
