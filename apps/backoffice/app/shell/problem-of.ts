import { HttpError } from '@touchline/client/call/http-errors';
import { CaptchaDismissed } from '@touchline/client/captcha/captcha';
import type { FailureBody } from '@touchline/contract/failure';
import type { Translator } from '@touchline/i18n/translator';

export interface Problem {
  /** The error of the form as a whole. */
  readonly text: string;
  /** The fault of each field, by its name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Faults of a field that the console itself finds before anything is sent. */
export class FieldProblem extends Error {
  readonly fields: Problem['fields'];
  constructor(fields: Problem['fields']) {
    super('a field is wrong');
    this.fields = fields;
  }
}

/** A sentence of the dictionaries, as long as it needs no numbers that only the server has. */
const sentence = (t: Translator, key: string): string | undefined => {
  const found = t.find(key);
  return found?.includes('{') ? undefined : found;
};

/** A call's failure in the words of the console's own language. What the server says of a field is the key of a sentence, or for programs. */
export function problemOf(error: unknown, t: Translator): Problem {
  if (error instanceof FieldProblem) return { text: t('error.invalid'), fields: error.fields };
  if (error instanceof CaptchaDismissed) return { text: t('captcha.dismissed'), fields: {} };
  if (!(error instanceof HttpError)) return { text: t('error.generic-server'), fields: {} };
  const body = (typeof error.data === 'object' && error.data !== null ? error.data : {}) as Partial<FailureBody>;
  const fields = Object.entries(body.validation_errors ?? {}).map(([field, [said = '']]) => [
    field.split('.')[0] ?? field,
    sentence(t, `validation.${said}`) ?? sentence(t, `error.${said}`) ?? t('console.field.wrong'),
  ]);
  return { text: sentence(t, `error.${body.code ?? ''}`) ?? error.message, fields: Object.fromEntries(fields) };
}
