import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Names the tests that passed at a second try only: each is a defect to mend, of the product or of itself (docs/decisions/0047). */
export default class FlakyReporter implements Reporter {
  readonly #flaky: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#flaky.push(test);
  }

  onTestRunEnd(_modules: readonly TestModule[]): void {
    for (const test of this.#flaky) {
      console.log(`FLAKY ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const { message } of test.result().errors ?? []) console.log(`  ${message.split('\n')[0]}`);
    }
    if (this.#flaky.length > 0) console.log(`${this.#flaky.length} passed at a second try: mend them`);
  }
}
