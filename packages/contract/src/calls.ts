import type { CallAnswer, CallArguments, CallInput as InputOf, CallReply as ReplyOf, CallSpec } from './call.ts';

/** Every call of the platform, by key. A noun's file exports its calls; here they come together and nowhere else. */
export const CALLS = {} as const satisfies Record<string, CallSpec>;

export type Calls = typeof CALLS;
export type CallKey = keyof Calls;
export type InputFor<K extends CallKey> = InputOf<Calls[K]>;
export type ArgumentsFor<K extends CallKey> = CallArguments<Calls[K]>;
export type AnswerFor<K extends CallKey> = CallAnswer<Calls[K]>;
export type ReplyFor<K extends CallKey> = ReplyOf<Calls[K]>;
