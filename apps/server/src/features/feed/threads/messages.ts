import type { FeedEvent } from '@touchline/feed/feed-events';
import type { MatchHistory } from '@touchline/feed/match-history';
import type { SetAside } from '@touchline/feed/simulator/world/match-scheduler';

/** Which world a thread computes; equal settings make equal worlds, in any thread. */
export interface WorldSettings {
  readonly seed: number;
  readonly epochMs: number;
  readonly speed: number;
  readonly secret: string;
}

/** The state that the receiver of a world has already: by match the last sequence, every selection it was ever shown, which are over, and which it is still to read. */
export interface Known {
  readonly seqs: ReadonlyMap<number, number>;
  readonly offered: ReadonlyMap<number, Float64Array>;
  readonly over: ReadonlySet<number>;
  /** Nothing is told of these until they are read. */
  readonly unread: ReadonlySet<number>;
}

/** From the thread that tells the world. */
export type TellerMessage =
  | { readonly kind: 'events'; readonly events: readonly FeedEvent[] }
  | ({ readonly kind: 'set-aside' } & SetAside)
  /** It plans, and has nothing to tell yet. */
  | { readonly kind: 'at-work' };
/** To it: which world it is, to plan it; begin; more matches were read; a batch was taken; say a match, or all, again; say a match before others. */
export type TellerOrder =
  | { readonly kind: 'world'; readonly settings: WorldSettings }
  | { readonly kind: 'begin'; readonly known: Known }
  | { readonly kind: 'read'; readonly offered: Known['offered'] }
  | { readonly kind: 'taken' }
  | { readonly kind: 'recover'; readonly match?: number }
  | { readonly kind: 'hasten'; readonly match: number };

export type Question = {
  [K in keyof MatchHistory]: { readonly method: K; readonly args: Parameters<MatchHistory[K]> };
}[keyof MatchHistory];

export interface PastQuestion {
  readonly id: number;
  readonly question: Question;
}
export type PastAnswer =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failed: string }
  /** Between pieces of work: the thread lives. */
  | { readonly id: 0 };
