import { z } from 'zod';
import { CONSOLE_QUEUES } from './enums.ts';

const Queue = z.enum(CONSOLE_QUEUES);

/**
 * What the console's stream tells: that queues changed and how much waits in each, never what or whose. The page asks for the rest by the
 * queue's own call, which records who looked. The first frame names every queue of the operator.
 */
export const ConsoleFrame = z.discriminatedUnion('t', [
  z.object({ t: z.literal('queues'), changed: z.array(Queue), waiting: z.partialRecord(Queue, z.number().int().min(0)) }),
  /** The session has ended, or its operator may less than before: sign in again. Nothing follows. */
  z.object({ t: z.literal('ended') }),
]);
export type ConsoleFrame = z.infer<typeof ConsoleFrame>;
