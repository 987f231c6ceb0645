// Plays every instant game and compares the rounds with their exact chances: `npm run games:prove`, ten million rounds a game, spread over its
// lines, on every processor. ROUNDS= and SEED= change both. All lines together fail a sound product with a chance of 1 in 1,000 for the mean and as
// much for the counts (Bonferroni); 3 standard errors for each of two hundred lines would fail every other run.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { PROOF_LINES, type ProofLine } from './proof-lines.ts';
import { isProven, type LineProof } from './prove-line.ts';
import type { ProveWork } from './prove-worker.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 10_000_000);
const seed = process.env.SEED ?? 'games:prove';
const FAMILY = 0.001;
const alpha = FAMILY / PROOF_LINES.length;

const linesOf = ({ game }: ProofLine): number => PROOF_LINES.filter((line) => line.game === game).length;
const proofs: LineProof[] = [];
let given = 0;

/** Sends a thread one line after the other until none is left. */
const runThread = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./prove-worker.ts', import.meta.url), { workerData: { seed, alpha } satisfies ProveWork });
    const next = (): void => {
      const line = PROOF_LINES[given];
      if (line) worker.postMessage({ index: given, rounds: Math.ceil(ROUNDS / linesOf(line)) });
      else void worker.terminate().then(() => resolve());
      given += 1;
    };
    worker.on('message', ({ index, proof }: { index: number; proof: LineProof }) => {
      proofs[index] = proof;
      process.stderr.write(`${proofs.filter(Boolean).length} of ${PROOF_LINES.length}: ${PROOF_LINES[index]?.game.key}\n`);
      next();
    });
    worker.on('error', reject);
    next();
  });

console.log(`seed ${seed}; ${PROOF_LINES.length} lines, each ${alpha.toExponential(1)} of ${FAMILY} for all together`);
await Promise.all(Array.from({ length: availableParallelism() }, runThread));
PROOF_LINES.forEach((line, i) => {
  const proof = proofs[i] as LineProof;
  const { rounds, expected, found, z, allowed, p } = proof;
  const name = `${line.game.key} ${JSON.stringify(line.options)}${line.stop === null ? '' : ` to ${line.stop}`}`;
  const figures = [rounds, expected.toFixed(6), found.toFixed(6), `${z.toFixed(2)} of ${allowed.toFixed(2)}`, p.toExponential(1)];
  console.log([isProven(proof, alpha) ? 'ok  ' : 'FAIL', name.padEnd(56), ...figures].join('  '));
});
const failed = proofs.filter((proof) => !isProven(proof, alpha)).length;
console.log(`${failed} of ${PROOF_LINES.length} lines fail; beyond 3 standard errors ${proofs.filter(({ z }) => Math.abs(z) > 3).length}`);
if (failed > 0) process.exitCode = 1;
