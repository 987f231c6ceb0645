import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#platform/config';
import { readBrandFiles } from './brand-files.ts';

function folderWith(files: Readonly<Record<string, unknown>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brands-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  for (const [name, brand] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), JSON.stringify(brand));
  return folder;
}

describe('files of brands', () => {
  it('of the project are read', () => {
    expect(readBrandFiles(readConfig({}, []).brandsFolder).map(({ id }) => id)).toContain(1);
  });

  it('are called after the number that stands in them, and say so where they are not', () => {
    expect(() => readBrandFiles(folderWith({ 'northside.json': { id: 7, name: 'Northside' } }))).toThrow('northside.json: call it 7.json');
  });

  it('say which setting is wrong', () => {
    const settings = [{ name: 'currencies', value: ['ZZZ'] }];
    expect(() => readBrandFiles(folderWith({ '7.json': { id: 7, name: 'Northside', settings } }))).toThrow(/7\.json: currencies/);
  });
});
