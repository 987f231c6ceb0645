import { z } from 'zod';
import { CONSOLE_QUEUES, CONSOLE_TOPICS } from './enums.ts';

const Queue = z.enum(CONSOLE_QUEUES);

/**
 * Frames of the console's stream: which queues and areas changed and how much waits in the queues among them, never what or whose. The page asks for
 * the rest by its own call, which records who looked. The first frame names everything that the operator may hear of.
 */
export const ConsoleFrame = z.discriminatedUnion('t', [
  z.object({ t: z.literal('queues'), changed: z.array(z.enum(CONSOLE_TOPICS)), waiting: z.partialRecord(Queue, z.number().int().min(0)) }),
  /** The session has ended, or its operator may less than before: sign in again. Nothing follows. */
  z.object({ t: z.literal('ended') }),
]);
export type ConsoleFrame = z.infer<typeof ConsoleFrame>;
