/** The sentences that the client itself says; a caller gives them in the player's language. */
export interface ClientTexts {
  readonly serverError: string;
  readonly queryError: string;
  readonly networkError: string;
  readonly timeout: (url: string) => string;
  readonly downloadTimeout: (url: string) => string;
  readonly cancelled: (url: string) => string;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

const read = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/**
 * The message of a failed call (R143): errors[0].detail, else the reply's message, else the call's own. With none of these: the general
 * server error for a bad status, the general query error for a success flag of false.
 */
export function failureMessage(data: unknown, own: string | undefined, kind: 'status' | 'flag', texts: ClientTexts): string {
  const errors = read(data, 'errors');
  const detail = Array.isArray(errors) ? text(read(errors[0], 'detail')) : undefined;
  return detail ?? text(read(data, 'message')) ?? text(own) ?? (kind === 'status' ? texts.serverError : texts.queryError);
}

export function failureTitle(data: unknown): string {
  const errors = read(data, 'errors');
  return (Array.isArray(errors) ? text(read(errors[0], 'title')) : undefined) ?? text(read(data, 'title')) ?? '';
}
