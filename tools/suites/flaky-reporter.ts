import type { Reporter, TestCase, TestModule } from 'vitest/node';

const indented = (text: string): string => text.replaceAll(/^/gm, '  ');

/** Names the tests that passed at a second try only: each is a defect to mend, of the product or of itself (docs/decisions/0047). Says all that was said of it. */
export default class FlakyReporter implements Reporter {
  readonly #flaky: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#flaky.push(test);
  }

  onTestRunEnd(_modules: readonly TestModule[]): void {
    for (const test of this.#flaky) {
      console.log(`FLAKY ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const { message, diff } of test.result().errors ?? []) console.log(indented(diff ? `${message}\n${diff}` : message));
    }
    if (this.#flaky.length > 0) console.log(`${this.#flaky.length} passed at a second try: mend them`);
  }
}
