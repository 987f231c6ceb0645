import { describe, expect, it } from 'vitest';
import { REFUSED_OPENINGS, refusedOpenings } from './refused-openings.ts';

describe('a comment that opens with a riddle', () => {
  it.each(REFUSED_OPENINGS)('is refused where its first word is %s: of a line, behind code, in a block, above a declaration', (word) => {
    const code = [
      `// ${word} stands above.`,
      `const a = 1; // ${word} it is.`,
      `/* ${word} waits. */`,
      '/**',
      ` * ${word} is meant:`,
      ' */',
      'const b = 2;',
    ].join('\n');
    expect(refusedOpenings('a.ts', code)).toEqual([1, 2, 3, 4].map((line) => `a.ts:${line} opens with "${word}"`));
  });

  it('is refused in SQL, inside the text of a function too, and in style sheets and elements', () => {
    const sql = "-- Whose it is.\nselect $$\n  select 1; -- What it costs.\n$$;\n/* Who pays. */\nselect ' a--What';\n";
    expect(refusedOpenings('a.sql', sql)).toEqual(['a.sql:1 opens with "Whose"', 'a.sql:3 opens with "What"', 'a.sql:5 opens with "Who"']);
    expect(refusedOpenings('a.css', '/* Where it stands. */\n.a { color: red }\n')).toEqual(['a.css:1 opens with "Where"']);
    expect(refusedOpenings('a.tsx', 'const a = <p>{/* What is read. */}</p>;')).toEqual(['a.tsx:1 opens with "What"']);
  });

  it('is told from a later line of a comment, from other words and from text that is no comment', () => {
    const code = [
      '// Names of the parts:',
      '// What is listed here is sorted.',
      '/**',
      ' * Prices as they are shown.',
      ' * Where there are none, a dash.',
      ' */',
      '// Whatever comes is kept. Whoever asks is answered.',
      "const a = '// What is said';",
      '// Wholes only.',
    ].join('\n');
    expect(refusedOpenings('a.ts', code)).toEqual([]);
    expect(refusedOpenings('a.sql', '-- Rows of a page.\n-- Who reads them has the role.\nselect 1;\n')).toEqual([]);
  });

  it('is left alone in migrations, whose text is checksummed', () => {
    expect(refusedOpenings('apps/server/migrations/20260101T0000-a.sql', '-- What was.\n')).toEqual([]);
  });
});
