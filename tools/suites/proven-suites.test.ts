import { describe, expect, it } from 'vitest';
import { importClosure } from '../sources/import-closure.ts';
import { provenSuites, seededSuites, sourcesOf } from './proven-suites.ts';

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

  it('is asked again when its sources are others, and when nothing is known of it', () => {
    expect(seededSuites()).toContain(DARTS);
    expect(provenSuites({ [DARTS]: { sources: sourcesOf(DARTS), tests: 9 } }, [DARTS])).toEqual([DARTS]);
    expect(provenSuites({ [DARTS]: { sources: 'of yesterday', tests: 9 } }, [DARTS])).toEqual([]);
    expect(provenSuites({}, [DARTS])).toEqual([]);
  });
});
