import type { PlayerAccess } from '@touchline/contract/call';
import type { AnswerFor, ArgumentsFor, CALLS, CallKey } from '@touchline/contract/calls';
import type { AuthenticatedOperator } from '../auth/authenticator.ts';
import type { Brand } from '../tenant/brand.ts';
import type { CookieOptions, CookieScope } from './cookies.ts';

export interface CallingPlayer {
  readonly id: bigint;
  readonly sessionId: string;
  readonly language: string;
  readonly brandId: number;
}

/** The caller, and the brand at whose site they are. `player` is null for guests; it is always the brand's own. */
export interface Caller {
  readonly brand: Brand;
  readonly player: CallingPlayer | null;
  /** Of the console's calls; null on all others. */
  readonly operator: AuthenticatedOperator | null;
  /** Of the reply's sentences; from `lng`, the path, the cookie or Accept-Language. */
  readonly language: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** The message as it arrived, for calls known by their signature. */
  readonly message: { readonly text: string; header(name: string): string | undefined };
}

export interface PlayerCaller extends Caller {
  readonly player: CallingPlayer;
}

/** The callers that a call's access lets in: `requireAccess` has turned all others away. */
export type CallerOf<K extends CallKey> = (typeof CALLS)[K]['access'] extends PlayerAccess ? PlayerCaller : Caller;

/** Settings of a handler on the reply besides its data. */
export interface ReplyControl {
  header(name: string, value: string): void;
  cookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string, scope?: CookieScope): void;
}

/** Answers with data, or with bytes for calls whose view is already encoded. */
export interface EncodedView {
  readonly etag: string;
  readonly identity: Uint8Array;
  readonly gzip?: Uint8Array;
  readonly br?: Uint8Array;
  readonly contentType: string;
}
export class EncodedReply {
  readonly view: EncodedView;
  /**
   * Only of views that are the same for everyone: rebuilds the reply. Returns the same object while it is unchanged; undefined when the
   * request has to go through the handler again.
   */
  readonly refresh: (() => EncodedReply | undefined) | undefined;
  constructor(view: EncodedView, refresh?: () => EncodedReply | undefined) {
    this.view = view;
    this.refresh = refresh;
  }
}

export type Handler<K extends CallKey> = (
  input: ArgumentsFor<K>,
  caller: CallerOf<K>,
  reply: ReplyControl,
) => Promise<AnswerFor<K> | EncodedReply> | AnswerFor<K> | EncodedReply;

/** A feature's index.ts gives the handlers of its calls: `{ [K in its keys]: Handler<K> }`; all together must cover CallKey. */
export type Handlers<K extends CallKey> = { readonly [P in K]: Handler<P> };
