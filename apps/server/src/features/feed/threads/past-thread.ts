// The thread that answers questions about the past of the simulated world, from a world of its own: whoever asks pushes nothing out of the
// caches of the world that is published.
import { parentPort, workerData } from 'node:worker_threads';
import { SimulatedHistory } from '@touchline/feed/simulator/world/simulated-history';
import { invariant } from '@touchline/kernel/invariant';
import { lowerPriority } from './lower-priority.ts';
import type { PastAnswer, PastQuestion, Question, WorldSettings } from './messages.ts';
import { worldOf } from './world-of.ts';

const BEAT_MS = 1000;

invariant(parentPort, 'the past is told in a thread');
const port = parentPort;
lowerPriority();
const past = new SimulatedHistory(worldOf(workerData as WorldSettings), Date.now);
const say = (answer: PastAnswer): void => port.postMessage(answer);

const ask = ({ method, args }: Question): Promise<unknown> => (past[method] as (...given: unknown[]) => Promise<unknown>)(...args);

port.on('message', ({ id, question }: PastQuestion) => {
  ask(question).then(
    (answer) => say({ id, answer }),
    (error: unknown) => say({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
setInterval(() => say({ id: 0 }), BEAT_MS).unref();
say({ id: 0 });
