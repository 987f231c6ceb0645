// A thread of `npm run games:prove`: proves the lines whose numbers it is sent.
import { parentPort, workerData } from 'node:worker_threads';
import { PROOF_LINES } from './proof-lines.ts';
import { proveLine } from './prove-line.ts';

/** The settings that all threads share. */
export interface ProveWork {
  readonly seed: string;
  readonly alpha: number;
}

const { seed, alpha } = workerData as ProveWork;

parentPort?.on('message', ({ index, rounds }: { readonly index: number; readonly rounds: number }) => {
  const line = PROOF_LINES[index];
  if (line) parentPort?.postMessage({ index, proof: proveLine(line, rounds, seed, alpha) });
});
