import type { OperatorRole } from '../call.ts';

/** Where work waits for operators, and whose it is: nobody else is told of it. */
export const QUEUE_ROLES = {
  withdrawals: ['payments'],
  documents: ['kyc'],
  proposals: ['payments', 'risk', 'admin'],
  bids: ['trader'],
  support: ['support'],
  requests: ['support', 'admin'],
  appeals: ['support', 'risk', 'admin'],
} as const satisfies Readonly<Record<string, readonly [OperatorRole, ...OperatorRole[]]>>;

export type ConsoleQueue = keyof typeof QUEUE_ROLES;
export const CONSOLE_QUEUES = Object.keys(QUEUE_ROLES) as [ConsoleQueue, ...ConsoleQueue[]];

/** The queues of an operator, in the order in which they are told. */
export const queuesOf = (roles: readonly OperatorRole[]): ConsoleQueue[] =>
  CONSOLE_QUEUES.filter((queue) => QUEUE_ROLES[queue].some((role) => roles.includes(role)));

/** Server-sent events for whoever is signed in at the console: `ConsoleFrame` (console.ts) as the data of each message. */
export const CONSOLE_STREAM_PATH = '/operator-api/stream';

/** Where the console's pages are. */
export const CONSOLE_PATH = '/console';
