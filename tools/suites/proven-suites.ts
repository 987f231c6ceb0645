// The suites of the simulator play thousands of seeded matches, those of the poker room every hand there is: nine tenths of what unit tests cost. What
// they say depends on nothing but their sources, so that one which passed need not be asked again until a file that it imports has changed.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, sourceFiles } from '../sources/source-files.ts';
import { sourcesOf } from './suite-sources.ts';

export interface Proof {
  /** Of everything that the suite's outcome depends on. */
  readonly sources: string;
  readonly tests: number;
}
export type Proofs = Readonly<Record<string, Proof>>;

const FILE = path.join(ROOT, 'tools/proven.json');
const SUITES = ['packages/feed/src/simulator', 'packages/casino/src/poker/proof'];

export const seededSuites = (): readonly string[] => sourceFiles(SUITES, ['.test.ts']);

export const readProofs = (): Proofs => (fs.existsSync(FILE) ? (JSON.parse(fs.readFileSync(FILE, 'utf8')) as Proofs) : {});

/** Those of the suites that have passed as they are now. */
export const provenSuites = (proofs: Proofs, suites = seededSuites()): readonly string[] =>
  suites.filter((suite) => proofs[suite]?.sources === sourcesOf(suite));

/** Adds suites that have just passed, with the number of their tests; those that are gone are forgotten. */
export function writeProofs(passed: ReadonlyMap<string, number>): void {
  const known = readProofs();
  const proofs = Object.fromEntries(
    seededSuites().flatMap((suite): [string, Proof][] => {
      const tests = passed.get(suite);
      const proof = tests === undefined ? known[suite] : { sources: sourcesOf(suite), tests };
      return proof ? [[suite, proof]] : [];
    }),
  );
  fs.writeFileSync(FILE, `${JSON.stringify(proofs, null, 2)}\n`);
}
