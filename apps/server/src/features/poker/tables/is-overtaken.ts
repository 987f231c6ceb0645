import { Failure } from '#platform/http/failure';

const OVERTAKEN: ReadonlySet<string> = new Set(['poker_seat_taken', 'poker_seat_unknown', 'poker_in_hand']);

/** Whether something was refused because of what somebody else did in the meantime: the next look at the tables sees how they stand. */
export const isOvertaken = (error: unknown): boolean => error instanceof Failure && OVERTAKEN.has(error.code);
