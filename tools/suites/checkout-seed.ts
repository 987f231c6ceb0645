import { execFileSync } from 'node:child_process';
import { ROOT } from '../sources/source-files.ts';

/** Of a checkout without git. */
const FALLBACK = 1;

/**
 * The seed of what a test run draws, 0 to 999,999: SEED, or one that the committed tree gives. The same tree is tested the same way wherever it is
 * checked out, and each change with other draws (docs/decisions/0076).
 */
export function checkoutSeed(): number {
  if (process.env.SEED !== undefined) return Number(process.env.SEED);
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return Number.parseInt(tree.slice(0, 8), 16) % 1_000_000;
  } catch {
    return FALLBACK;
  }
}
