import type { OperatorRole } from '../call.ts';

/** The queues of work for operators, with the roles that see each. */
export const QUEUE_ROLES = {
  withdrawals: ['payments'],
  documents: ['kyc'],
  proposals: ['payments', 'risk', 'admin'],
  bids: ['trader'],
  'casino-edges': ['admin'],
  'club-terms': ['admin'],
  'jackpot-rules': ['admin'],
  'poker-tables': ['admin'],
  'chat-reports': ['support', 'admin'],
  support: ['support'],
  requests: ['support', 'admin'],
  appeals: ['support', 'risk', 'admin'],
} as const satisfies Readonly<Record<string, readonly [OperatorRole, ...OperatorRole[]]>>;

export type ConsoleQueue = keyof typeof QUEUE_ROLES;
export const CONSOLE_QUEUES = Object.keys(QUEUE_ROLES) as [ConsoleQueue, ...ConsoleQueue[]];

/** The queues of an operator, in the order in which they are listed. */
export const queuesOf = (roles: readonly OperatorRole[]): ConsoleQueue[] =>
  CONSOLE_QUEUES.filter((queue) => QUEUE_ROLES[queue].some((role) => roles.includes(role)));

/** Pages of figures and states that change by themselves, with nothing in them that waits for a decision, and whose they are. */
export const AREA_ROLES = {
  overview: ['admin', 'risk'],
  reports: ['admin', 'risk', 'payments'],
  webhooks: ['admin'],
  jobs: ['admin'],
} as const satisfies Readonly<Record<string, readonly [OperatorRole, ...OperatorRole[]]>>;

export type ConsoleArea = keyof typeof AREA_ROLES;
export const CONSOLE_AREAS = Object.keys(AREA_ROLES) as [ConsoleArea, ...ConsoleArea[]];
/** Areas that concern all brands at once, so that operators of chosen brands may not look at them. */
const AREAS_OF_ALL_BRANDS: ReadonlySet<ConsoleArea> = new Set(['jobs']);

/** Subjects of the console's stream. */
export type ConsoleTopic = ConsoleQueue | ConsoleArea;
export const CONSOLE_TOPICS = [...CONSOLE_QUEUES, ...CONSOLE_AREAS] as [ConsoleTopic, ...ConsoleTopic[]];

export const isConsoleQueue = (topic: ConsoleTopic): topic is ConsoleQueue => topic in QUEUE_ROLES;

/** Topics that an operator may hear of, queues first. `brandIds` null: of every brand. */
export const topicsOf = ({
  roles,
  brandIds,
}: {
  readonly roles: readonly OperatorRole[];
  readonly brandIds: readonly number[] | null;
}): ConsoleTopic[] => [
  ...queuesOf(roles),
  ...CONSOLE_AREAS.filter(
    (area) => AREA_ROLES[area].some((role) => roles.includes(role)) && (brandIds === null || !AREAS_OF_ALL_BRANDS.has(area)),
  ),
];

/** Server-sent events for signed-in operators of the console: `ConsoleFrame` (console.ts) as the data of each message. */
export const CONSOLE_STREAM_PATH = '/operator-api/stream';

/** The path of the console's pages. */
export const CONSOLE_PATH = '/console';
