import { REQUEST_STATUS, type RequestStatus } from '@touchline/catalogue/account/request-status';
import { CLIENT_STATUS, STATUS_CODE } from '@touchline/catalogue/sport/status-codes';

/** The request, as far as an error tells of it: never the body, which may hold a password. */
export interface RequestInfo {
  readonly method: string;
  readonly url: string;
}

export interface HttpErrorDetails {
  readonly request: RequestInfo;
  readonly response: Response | null;
  readonly statusCode: number;
  readonly title: string;
  /** The reply's data, where there was one: `code`, `errors`, `validation_errors`. */
  readonly data: unknown;
}

/** A call that was answered with a failure, or not at all (R140). */
export class HttpError extends Error {
  override readonly name: string = 'HTTPError';
  readonly request: RequestInfo;
  readonly response: Response | null;
  readonly statusCode: number;
  readonly title: string;
  readonly data: unknown;

  constructor(message: string, facts: HttpErrorDetails) {
    super(message);
    this.request = facts.request;
    this.response = facts.response;
    this.statusCode = facts.statusCode;
    this.title = facts.title;
    this.data = facts.data;
  }

  /** The failure code of the contract; empty where the reply has none. */
  get code(): string {
    const { data } = this;
    return typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string' ? data.code : '';
  }

  /** R110: messages by field. */
  get validationErrors(): Readonly<Record<string, readonly string[]>> {
    const { data } = this;
    if (typeof data !== 'object' || data === null || !('validation_errors' in data)) return {};
    const errors = data.validation_errors;
    if (typeof errors !== 'object' || errors === null) return {};
    return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, [messages].flat().map(String)]));
  }
}

export class BadRequestError extends HttpError {
  override readonly name = 'BadRequest';
}
export class UnauthorizedError extends HttpError {
  override readonly name = 'Unauthorized';
}
export class ForbiddenError extends HttpError {
  override readonly name = 'Forbidden';
}
export class NotFoundError extends HttpError {
  override readonly name = 'NotFound';
}
/** The time ran out: status 1488 before the answer began, 1489 while it was arriving (R141). */
export class TimeoutError extends HttpError {
  override readonly name = 'Timeout';
  get duringDownload(): boolean {
    return this.statusCode === CLIENT_STATUS.downloadTimeout;
  }
}
/** No connection, or it broke. */
export class NetworkError extends HttpError {
  override readonly name = 'NetworkError';
}

/** The caller aborted the request. Not an error: never logged or shown (R090, R142). */
export class CancelledError extends Error {
  override readonly name = 'Cancelled';
  readonly isCancel = true;
  readonly request: RequestInfo;
  constructor(message: string, request: RequestInfo) {
    super(message);
    this.request = request;
  }
}

export const isCancelled = (error: unknown): error is CancelledError => error instanceof CancelledError;

/** How a failed request ended (R064): an answer that refused, no answer at all, or its caller's own giving up. */
export function requestStatus(error: unknown): RequestStatus {
  if (isCancelled(error)) return REQUEST_STATUS.closed;
  return error instanceof NetworkError || error instanceof TimeoutError ? REQUEST_STATUS.networkError : REQUEST_STATUS.error;
}

/** The error class of a status (R140). */
export function httpError(message: string, facts: HttpErrorDetails): HttpError {
  switch (facts.statusCode) {
    case STATUS_CODE.badRequest:
      return new BadRequestError(message, facts);
    case STATUS_CODE.unauthorized:
      return new UnauthorizedError(message, facts);
    case STATUS_CODE.forbidden:
      return new ForbiddenError(message, facts);
    case STATUS_CODE.notFound:
      return new NotFoundError(message, facts);
    default:
      return new HttpError(message, facts);
  }
}

/** Errors of tokens; the message is the code (R146). */
export class TokenError extends Error {
  override readonly name = 'TokenError';
  readonly code: TokenErrorCode;
  constructor(code: TokenErrorCode) {
    super(code);
    this.code = code;
  }
}
export type TokenErrorCode = 'lost token' | 'headers.date is undefined' | 'USER_NOT_AUTHENTICATED' | 'TOKEN_NOT_AUTHENTICATED';
