import { CALLS, type CallKey, type ReplyFor } from '@touchline/contract/calls';
import type { FailureBody } from '@touchline/contract/failure';
import { expect } from 'vitest';
import type { LineScene } from './small-feed-app.ts';

export const LINE = '/service-api/LineFeed';
export const LIVE = '/service-api/LiveFeed';

/** Asks the feed's calls of a scene that stands by the time a test asks. */
export const createFeedReader = (scene: () => Pick<LineScene, 'get'>) => ({
  /** The reply, checked against the contract. */
  async get<K extends CallKey>(key: K, url: string): Promise<ReplyFor<K>> {
    const { status, json } = await scene().get(url);
    expect(status, JSON.stringify(json)).toBe(200);
    const parsed = CALLS[key].reply.safeParse(json);
    expect(parsed.error).toBeUndefined();
    return parsed.data as ReplyFor<K>;
  },
  /** Expects that the call is refused for this field. */
  async refused(url: string, field: string): Promise<void> {
    const { status, json } = await scene().get(url);
    expect(status, url).toBe(400);
    expect(Object.keys((json as FailureBody).validation_errors ?? {}).map((path) => path.split('.')[0])).toContain(field);
  },
});

/** Ids of a list's matches, championship by championship. */
export const matchIdsOf = (list: { readonly champs: readonly { readonly matches: readonly { readonly id: number }[] }[] }): number[] =>
  list.champs.flatMap(({ matches }) => matches.map(({ id }) => id));
