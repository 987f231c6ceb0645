import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readNames } from './read-names.ts';
import { areasOf } from './read-texts.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'names-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
function write(file: string, value: unknown): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), JSON.stringify(value));
}
write('pt/common.json', { 'action.ok': 'Está bem' });
write('pt/names/football.json', { Arsenal: 'Arsenal de Londres' });
write('es/common.json', { 'action.ok': 'De acuerdo' });

it('names are read from the languages that have them, and are no area of texts', () => {
  expect(readNames(folder, ['pt', 'es'])).toEqual({ pt: { football: { Arsenal: 'Arsenal de Londres' } } });
  expect(areasOf(folder, 'pt')).toEqual(['common']);
});
