import { afterEach, describe, expect, it } from 'vitest';
import type { TestModule } from 'vitest/node';
import BrowserTestsOver, { BROWSER_TESTS_OVER, RUN } from './browser-tests-over.ts';

const of = (name: string) => ({ project: { name } }) as Pick<TestModule, 'project'>;

describe('the end of the browser tests', () => {
  let said = 0;
  const hear = (): void => {
    said += 1;
  };
  afterEach(() => {
    RUN.off(BROWSER_TESTS_OVER, hear);
    said = 0;
  });

  it('is said once, after the last of their files, whatever else runs', () => {
    RUN.on(BROWSER_TESTS_OVER, hear);
    const reporter = new BrowserTestsOver();
    reporter.onTestRunStart(['e2e', 'unit', 'e2e', 'server'].map(of));
    for (const name of ['e2e', 'unit']) reporter.onTestModuleEnd(of(name));
    expect(said).toBe(0);
    reporter.onTestModuleEnd(of('e2e'));
    reporter.onTestModuleEnd(of('server'));
    expect(said).toBe(1);
  });

  it('is not said where there are none', () => {
    RUN.on(BROWSER_TESTS_OVER, hear);
    const reporter = new BrowserTestsOver();
    reporter.onTestRunStart([of('unit')]);
    reporter.onTestModuleEnd(of('unit'));
    expect(said).toBe(0);
  });
});
