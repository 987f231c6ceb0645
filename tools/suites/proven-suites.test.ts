import { describe, expect, it } from 'vitest';
import { importClosure } from '../sources/import-closure.ts';
import { provenSuites, seededSuites } from './proven-suites.ts';
import { codeOf, lockedVersions, sourcesOf } from './suite-sources.ts';

const DARTS = 'packages/feed/src/simulator/sports/darts/darts.test.ts';

describe('a suite that has passed', () => {
  it('depends on what it imports, in other packages too, and on no more', () => {
    const closure = importClosure(DARTS);
    expect(closure).toEqual(
      expect.arrayContaining([
        DARTS,
        'packages/feed/src/simulator/sports/darts/visits.ts',
        'packages/feed/src/simulator/testing/calibration.ts',
        'packages/betting/src/markets/registry.ts',
        'packages/kernel/src/random.ts',
      ]),
    );
    expect(closure.filter((file) => file.includes('/snooker/') || file.startsWith('apps/'))).toEqual([]);
  });

  it('is asked again for other code, and not for other words beside it', () => {
    const source = "// Why.\nexport const lead: string = 'a  b'; // one\n";
    const code = codeOf('lead.ts', source);
    expect(codeOf('lead.ts', "/** Another reason. */\nexport const lead: string =\n  'a  b';\n")).toBe(code);
    expect(codeOf('lead.ts', "export const lead: string = 'a b';\n")).not.toBe(code);
  });

  it('is asked again for other packages that it stands on, and for no others', () => {
    const lock = (zod: string, leaf: string, other: string) => ({
      packages: {
        '': { version: '0.1.0' },
        'node_modules/zod': { version: zod, dependencies: { leaf: '^1' } },
        'packages/x/node_modules/leaf': { version: leaf },
        'node_modules/other': { version: other },
      },
    });
    const before = lockedVersions(['zod'], lock('4.0.0', '1.0.0', '1.0.0'));
    expect(before).toEqual(['node_modules/zod@4.0.0', 'packages/x/node_modules/leaf@1.0.0']);
    expect(lockedVersions(['zod'], lock('4.0.0', '1.0.0', '2.0.0'))).toEqual(before);
    expect(lockedVersions(['zod'], lock('4.0.1', '1.0.0', '1.0.0'))).not.toEqual(before);
    expect(lockedVersions(['zod'], lock('4.0.0', '1.0.1', '1.0.0'))).not.toEqual(before);
  });

  it('is asked again when its sources are others, and when nothing is known of it', () => {
    expect(seededSuites()).toContain(DARTS);
    expect(provenSuites({ [DARTS]: { sources: sourcesOf(DARTS), tests: 9 } }, [DARTS])).toEqual([DARTS]);
    expect(provenSuites({ [DARTS]: { sources: 'of yesterday', tests: 9 } }, [DARTS])).toEqual([]);
    expect(provenSuites({}, [DARTS])).toEqual([]);
  });
});
