import type { z } from 'zod';
import type { FailureCode } from './failure.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Access. `guest`: anyone, meant for the signed-out. `any`: anyone. `session`: cookie or token of a signed-in player. `session+extra`: the x-auth
 * bearer header as well. `bearer`: the Authorization header. `mobile`: the mobile token. `operator`: console. `signed`: another machine, known by its
 * signature (webhooks).
 */
export type Access = 'guest' | 'any' | PlayerAccess | 'operator' | 'signed';

/** Access for signed-in players alone. */
const PLAYER_ACCESS = ['session', 'session+extra', 'bearer', 'mobile'] as const;
export type PlayerAccess = (typeof PLAYER_ACCESS)[number];
export const isPlayerAccess = (access: Access): access is PlayerAccess => PLAYER_ACCESS.some((one) => one === access);

/** Acts of an operator. A call of the console lists the roles that it answers; none stands for another. */
export const OPERATOR_ROLES = ['support', 'kyc', 'risk', 'trader', 'payments', 'content', 'admin'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** `flag`: {success, data}. `plain`: the reply as it is. `jsonapi`: application/vnd.api+json. `html`: a page; `raw`: bytes with their own type. */
export type Envelope = 'flag' | 'plain' | 'jsonapi' | 'html' | 'raw';

/** A path of a call. The same call may stand at several (LineFeed and LiveFeed): `bind` is what the path itself says. */
export interface CallPath {
  /** Fastify notation: `/web-api/registration/:kind`. */
  readonly path: string;
  /** The row of calls.tsv, absent for calls of our own. */
  readonly row?: `C${string}`;
  readonly bind?: Readonly<Record<string, string>>;
}

export interface CallSpec {
  readonly method: Method;
  readonly paths: readonly [CallPath, ...CallPath[]];
  readonly access: Access;
  /** Of access `operator`, and only there: an operator needs one of them. */
  readonly roles?: readonly [OperatorRole, ...OperatorRole[]];
  readonly envelope: Envelope;
  readonly summary: string;
  /** Whether a captcha token is asked for once the caller is under suspicion (header x-captcha-token). */
  readonly captcha?: boolean;
  /** A GET by the specification that changes something all the same: refused to other sites as any change is. */
  readonly changes?: true;
  /** At most `max` calls in `windowSeconds` from one address (and player, where signed in). */
  readonly rate?: { readonly max: number; readonly windowSeconds: number };
  /** Takes multipart/form-data too: text parts stand in the body under their names, files of all parts under `files` (`wireFiles`). */
  readonly upload?: { readonly files: number; readonly fileBytes: number };
  /** Path segments. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The data inside the envelope. */
  readonly reply: z.ZodType;
  /** Failures that it may refuse with, besides those that every call has. */
  readonly fails: readonly FailureCode[];
  /** True where the specification does not show the reply and it is our design. */
  readonly assumed: boolean;
}

/** Declares a call; keeps the literal types. One declaration gives validation, types on both sides, routes, OpenAPI and the contract test. */
export const defineCall = <const C extends CallSpec>(call: C & RolesOf<C>): C => call;

/** A call of the console without roles, or another call with some, does not compile. */
type RolesOf<C extends CallSpec> = C['access'] extends 'operator'
  ? { readonly roles: readonly [OperatorRole, ...OperatorRole[]] }
  : { readonly roles?: never };

type Part<C, K extends string> = C extends Record<K, infer S extends z.ZodType> ? S : never;
type Input<C, K extends string> = Part<C, K> extends never ? undefined : z.input<Part<C, K>>;
type Output<C, K extends string> = Part<C, K> extends never ? undefined : z.output<Part<C, K>>;

/** The input that a caller sends. Parts that a call does not declare are undefined. */
export interface CallInput<C extends CallSpec> {
  readonly params?: Input<C, 'params'>;
  readonly query?: Input<C, 'query'>;
  readonly body?: Input<C, 'body'>;
  /** Which of the call's paths; the first where absent. */
  readonly bind?: Readonly<Record<string, string>>;
}
/** The input that a handler receives: parsed, in the field's own words. */
export interface CallArguments<C extends CallSpec> {
  readonly params: Output<C, 'params'>;
  readonly query: Output<C, 'query'>;
  readonly body: Output<C, 'body'>;
  readonly bind: Readonly<Record<string, string>>;
}
/** The answer of a handler (before serialisation) and what the caller gets (after it). */
export type CallAnswer<C extends CallSpec> = z.input<C['reply']>;
export type CallReply<C extends CallSpec> = z.output<C['reply']>;
