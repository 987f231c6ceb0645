import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TestCase } from 'vitest/node';
import FlakyReporter from './flaky-reporter.ts';

/** Findings of a page, as a browser test collects them. */
const FINDINGS = Array.from({ length: 40 }, (_, n) => `color-contrast: #main > div:nth-child(${n})`);

afterEach(() => vi.restoreAllMocks());

describe('what is told of a test that failed', () => {
  it('is its message in full, however much was found', () => {
    expect(() => expect(FINDINGS).toEqual([])).toThrow('div:nth-child(39)');
    expect(() => expect(FINDINGS.join()).toMatch(/^nothing$/)).toThrow('div:nth-child(39)');
  });

  it('is every line of it where the test passed at a second try', () => {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    const reporter = new FlakyReporter();
    reporter.onTestCaseResult({
      module: { relativeModuleId: 'page.test.ts' },
      fullName: 'is clean',
      diagnostic: () => ({ flaky: true }),
      result: () => ({ errors: [{ message: 'first\nlast', diff: '- 0\n+ 1' }] }),
    } as unknown as TestCase);
    reporter.onTestRunEnd([]);
    expect(said.mock.calls).toEqual([
      ['FLAKY page.test.ts > is clean'],
      ['  first\n  last\n  - 0\n  + 1'],
      ['1 passed at a second try: mend them'],
    ]);
  });
});
