import type { Caller, ReplyControl } from '#platform/http/handler';
import { phaseOfPath } from './calls/overview.ts';
import { requireOwn } from './read-model.ts';

/** The viewer of the feed. */
export interface Viewers {
  /** R072: sports that a player does not want to see, before matches and live. */
  readHiddenSports(playerId: bigint): Promise<{ readonly line: readonly number[]; readonly live: readonly number[] }>;
}

/** Fields of a query that say who looks; calls have some of it. */
interface ViewerQuery {
  readonly playerId?: number;
  readonly sports?: readonly number[];
  readonly antiSports?: readonly number[];
}

/** Calls that list matches of any sport; a query for a match, a side or a championship is not filtered. */
const LISTS: ReadonlySet<string> = new Set([
  'get1x2',
  'getSportsShort',
  'getChamps',
  'getTopGames',
  'getTopChamps',
  'search',
  'topGamesDashboard',
  'getExpressDay',
  'sportsByGlobalChamp',
  'champsByGlobalChamp',
  'gamesByGlobalChamp',
  'globalChamp1x2',
  'stageTableWhoWins',
  'asiaGetSports',
  'asiaGetLeagues',
  'asiaGetGames',
  'asiaGetTopGames',
]);

type AnyHandler = (input: never, caller: Caller, reply: ReplyControl) => unknown;
type AnyInput = { readonly query?: ViewerQuery; readonly bind: Readonly<Record<string, string>> };

/**
 * Handlers of the feed for whom a query says it is: a list leaves out what the player hides unless `sports` names it. What is left out is part
 * of the question, so that each answer is a view of its own.
 */
export function forViewers<H extends object>(handlers: H, viewers: Viewers): H {
  const wrapped = Object.entries(handlers).map(([key, given]) => {
    const handler = given as AnyHandler;
    const without = (input: AnyInput, hidden: readonly number[]): never => {
      const antiSports = [...new Set([...(input.query?.antiSports ?? []), ...hidden])].sort((a, b) => a - b);
      return (hidden.length === 0 ? input : { ...input, query: { ...input.query, antiSports } }) as never;
    };
    const seen = (input: AnyInput, caller: Caller, reply: ReplyControl) => {
      const { playerId = 0, sports = [] } = input.query ?? {};
      if (playerId === 0) return handler(input as never, caller, reply);
      requireOwn(playerId, caller);
      return viewers.readHiddenSports(BigInt(playerId)).then((hidden) => {
        const own = hidden[phaseOfPath(input.bind)].filter((sport) => !sports.includes(sport));
        return handler(without(input, own), caller, reply);
      });
    };
    return [key, LISTS.has(key) ? seen : handler] as const;
  });
  return Object.fromEntries(wrapped) as H;
}
