import { type CallSpec, isPlayerAccess } from '@touchline/contract/call';
import { type AnswerFor, type ArgumentsFor, CALLS, type CallKey, type InputFor, type ReplyFor } from '@touchline/contract/calls';
import { LRUCache } from 'lru-cache';
import { Failure } from './failure.ts';
import { invalidInput } from './failure-reply.ts';
import { type Caller, type CallerOf, EncodedReply, type Handler, type Handlers, type ReplyControl } from './handler.ts';

export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly bind: Readonly<Record<string, string>>;
}

/** Checks who calls and what they send, then lets the handler answer. Every way into a handler leads through here. */
export async function runCall<K extends CallKey>(
  key: K,
  handler: Handler<K>,
  raw: RawInput,
  caller: Caller,
  reply: ReplyControl,
): Promise<AnswerFor<K> | EncodedReply> {
  const spec: CallSpec = CALLS[key];
  requireAccess(spec, caller);
  const input = {
    params: parsePart(spec, 'params', raw.params),
    query: parsePart(spec, 'query', raw.query),
    body: parsePart(spec, 'body', raw.body),
    bind: raw.bind,
  };
  // The access and the schemas of this very call made these values.
  return handler(input as ArgumentsFor<K>, caller as CallerOf<K>, reply);
}

/** Throws Failure unless the caller is one whom the call is for (R113: a guest or a player; R118: what is denied). */
export function requireAccess(spec: CallSpec, caller: Caller): void {
  if (isPlayerAccess(spec.access) && !caller.player) throw new Failure('unauthenticated');
  if (spec.access === 'operator') {
    if (!caller.operator) throw new Failure(caller.player ? 'forbidden' : 'unauthenticated');
    const { roles } = caller.operator;
    if (!spec.roles?.some((role) => roles.includes(role))) throw new Failure('forbidden');
  }
}

function parsePart(spec: CallSpec, part: 'params' | 'query' | 'body', raw: unknown): unknown {
  const schema = spec[part];
  if (!schema) return undefined;
  const parsed = schema.safeParse(raw ?? {});
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data;
}

/** Calls handlers without HTTP, with the same checks: for pages rendered on the server. Throws Failure where HTTP would answer with one. */
export type InProcessCall = <K extends CallKey>(key: K, input: InputFor<K>, caller: Caller) => Promise<ReplyFor<K>>;

const MAX_PARSED = 64;
/** The content of views' bytes, of those asked for last: pages ask for the same views again and again. Nobody changes what a call answered. */
const parsed = new LRUCache<EncodedReply, object>({ max: MAX_PARSED });

function parse(answer: EncodedReply): unknown {
  let data = parsed.get(answer);
  if (data === undefined) {
    data = JSON.parse(Buffer.from(answer.view.identity).toString()) as object;
    parsed.set(answer, data);
  }
  return data;
}

const silent: ReplyControl = { header: () => {}, cookie: () => {}, clearCookie: () => {} };

export function createInProcessCall(handlers: Handlers<CallKey>): InProcessCall {
  return async (key, input, caller) => {
    const spec: CallSpec = CALLS[key];
    const raw = { params: input.params, query: input.query, body: input.body, bind: input.bind ?? spec.paths[0].bind ?? {} };
    const answer: unknown = await runCall(key, handlers[key] as Handler<typeof key>, raw, caller, silent);
    // Replies are plain JSON shapes: what a handler answers is what a caller reads.
    return (answer instanceof EncodedReply ? parse(answer) : answer) as ReplyFor<typeof key>;
  };
}
