import { FAILURES, type FailureBody, type FailureCode } from '@touchline/contract/failure';
import type { z } from 'zod';
import { Failure } from './failure.ts';

/** The sentence `error.<code>` in a language; given by the composition, since dictionaries are no business of the platform. */
export type ErrorMessage = (language: string, code: FailureCode, args: Readonly<Record<string, string | number>>) => string;

export interface FailureReply {
  readonly status: number;
  readonly body: FailureBody;
}

/** The body that tells a caller why a call was refused. */
export function presentFailure(failure: Failure, language: string, sentence: ErrorMessage): FailureReply {
  const { code, detail } = failure;
  const status = FAILURES[code];
  const message = sentence(language, code, detail.args ?? {});
  const fields = detail.fields && Object.fromEntries(Object.entries(detail.fields).map(([field, texts]) => [field, [...texts]]));
  const error = {
    code,
    status: String(status),
    title: code,
    detail: message,
    ...(detail.leg === undefined ? {} : { leg: detail.leg }),
    ...(detail.accepted === undefined ? {} : { accepted: { ...detail.accepted } }),
  };
  const errorCode = detail.errorCode === undefined ? {} : { error_code: detail.errorCode };
  return {
    status,
    body: { success: false, code, message, ...errorCode, errors: [error], ...(fields ? { validation_errors: fields } : {}) },
  };
}

/** Turns a schema's complaints into a refusal naming every field that is wrong (R110). */
export function invalidInput(error: z.ZodError): Failure {
  const fields: Record<string, string[]> = Object.create(null);
  for (const issue of error.issues) {
    // A field that the call does not have is the field that is wrong, not its surroundings.
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const field = path.length === 0 ? 'body' : path.map(String).join('.');
      fields[field] = [...(fields[field] ?? []), issue.message];
    }
  }
  return new Failure('invalid', { fields: { ...fields } });
}
