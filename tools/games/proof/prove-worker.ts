// A thread of `npm run games:prove`: proves the lines whose numbers it is sent.
import { parentPort } from 'node:worker_threads';
import { PROOF_LINES } from './proof-lines.ts';
import { type LineProof, proveLine } from './prove-line.ts';

/** A line to be proven, by its place in {@link PROOF_LINES}. */
export interface ProveTask {
  readonly line: number;
  readonly rounds: number;
  readonly seed: string;
  readonly alpha: number;
}

export interface ProveReply {
  readonly line: number;
  readonly proof: LineProof;
}

parentPort?.on('message', ({ line: place, rounds, seed, alpha }: ProveTask) => {
  const line = PROOF_LINES[place];
  if (line) parentPort?.postMessage({ line: place, proof: proveLine(line, rounds, seed, alpha) } satisfies ProveReply);
});
