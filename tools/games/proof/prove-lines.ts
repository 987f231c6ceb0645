import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { LineProof } from './prove-line.ts';
import type { ProveReply, ProveTask } from './prove-worker.ts';

/** Proves lines on every processor; `tell` hears of each as it ends. Answers in the order of the tasks. */
export async function proveLines(tasks: readonly ProveTask[], tell: (task: ProveTask, done: number) => void): Promise<LineProof[]> {
  const proofs: LineProof[] = [];
  let given = 0;
  let done = 0;
  /** Sends a thread one line after the other until none is left. */
  const runThread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./prove-worker.ts', import.meta.url));
      let at = -1;
      const next = (): void => {
        at = given;
        given += 1;
        const task = tasks[at];
        if (task) worker.postMessage(task);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', ({ proof }: ProveReply) => {
        proofs[at] = proof;
        done += 1;
        tell(tasks[at] as ProveTask, done);
        next();
      });
      worker.on('error', reject);
      next();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), tasks.length) }, runThread));
  return proofs;
}
