import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** The build puts each thread into a file of its own beside the server's. */
const ENDING = import.meta.filename.endsWith('.cjs') ? '.cjs' : '.ts';

/** The part of a thread that is used. */
export interface Thread extends Pick<Worker, 'postMessage' | 'terminate' | 'unref'> {
  on(event: 'message' | 'error', listener: (payload: unknown) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
}
export type StartThread = (name: 'world-thread' | 'past-thread', workerData: unknown, maxMb: number) => Thread;

/** Starts a thread of this folder. `maxMb`: a thread that needs more memory ends, and not the process. */
export const startThread: StartThread = (name, workerData, maxMb) =>
  new Worker(path.join(import.meta.dirname, name + ENDING), {
    name,
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: maxMb, maxYoungGenerationSizeMb: 8 },
  });
