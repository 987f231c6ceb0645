import { describe, expect, it } from 'vitest';
import { isLongFile, largeFolders, longFunctions } from './too-big.ts';

const lines = (count: number): string => 'x();\n'.repeat(count);
const files = (folder: string, count: number): string[] => Array.from({ length: count }, (_, n) => `${folder}/${n}.ts`);

describe('what is too big', () => {
  it('is a folder of more than 30 files, but for migrations, decisions and languages', () => {
    expect(
      largeFolders([...files('apps/web/app', 31), ...files('tools', 30), ...files('locales/en', 50), ...files('locales/pt-BR/names', 50)]),
    ).toEqual(['apps/web/app: 31 files']);
  });

  it('is a file of more than 400 lines, but for tables of data', () => {
    expect(isLongFile('a.ts', lines(400))).toBe(false);
    expect(isLongFile('a.ts', lines(401))).toBe(true);
    expect(isLongFile('feed/leagues/a.ts', lines(401))).toBe(false);
  });

  it('is a style sheet too', () => {
    expect(isLongFile('a.css', lines(400))).toBe(false);
    expect(isLongFile('a.css', lines(401))).toBe(true);
  });

  it('is a function of more than 80 lines, by its name or that of what holds it', () => {
    const code = `function short() {\n${lines(78)}}\nfunction long() {\n${lines(79)}}\nconst held = () => {\n${lines(79)}};\n`;
    expect(longFunctions('a.ts', code)).toEqual(['long', 'held']);
    expect(longFunctions('a.test.ts', code)).toEqual([]);
  });
});
