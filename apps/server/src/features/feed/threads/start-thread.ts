import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';

/** The build puts each thread into a file of its own beside the server's. */
const ENDING = import.meta.filename.endsWith('.cjs') ? '.cjs' : '.ts';

/** The part of a thread that is used. */
export interface Thread extends Pick<Worker, 'postMessage' | 'terminate' | 'unref'> {
  on(event: 'message' | 'error', listener: (payload: unknown) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
}
export type StartThread = (name: 'world-thread' | 'past-thread', workerData: unknown, maxMb: number) => Thread;

const WORLD_MAX_MB = 320;

/** Half of a thread's young generation, MB: what a thread makes is small and soon gone, and both halves stay in memory. */
const YOUNG_HALF_MB = 2;

/** Starts a thread of this folder. `maxMb`: a thread that needs more memory ends, and not the process. */
export const startThread: StartThread = (name, workerData, maxMb) => {
  // The flags of `tools/serve.sh` are for the loop, which makes pages; they would outweigh `maxYoungGenerationSizeMb`. A heap reads them as it is made.
  for (const bound of ['min', 'max']) setFlagsFromString(`--${bound}-semi-space-size=${YOUNG_HALF_MB}`);
  return new Worker(path.join(import.meta.dirname, name + ENDING), { name, workerData, resourceLimits: { maxOldGenerationSizeMb: maxMb } });
};

/** The thread that tells the world. It loads its program, and waits to hear which world it is. */
export const startWorldThread = (start: StartThread = startThread): Thread => start('world-thread', undefined, WORLD_MAX_MB);
