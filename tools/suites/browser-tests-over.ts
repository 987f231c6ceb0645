import type { EventEmitter } from 'node:events';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';

/** The event that the process of a run hears once the last file of browser tests is done, while others still run. */
export const BROWSER_TESTS_OVER = 'touchline:browser-tests-over';

/** The process of the run, which knows more events than its own. */
export const RUN: EventEmitter = process;

const isOfBrowser = ({ project }: Pick<TestModule, 'project'>): boolean => project.name === 'e2e';

/** Says when the browser tests are over, so that the site and the browser that they share end then: both together are a third of a core. */
export default class BrowserTestsOver implements Reporter {
  #left = 0;

  onTestRunStart(specifications: readonly Pick<TestSpecification, 'project'>[]): void {
    this.#left = specifications.filter(isOfBrowser).length;
  }

  onTestModuleEnd(module: Pick<TestModule, 'project'>): void {
    if (!isOfBrowser(module)) return;
    this.#left -= 1;
    if (this.#left === 0) RUN.emit(BROWSER_TESTS_OVER);
  }
}
