import type { ApiClient } from '@touchline/client/call/api-client';
import { HttpError } from '@touchline/client/call/http-errors';
import type { FailureBody } from '@touchline/contract/failure';
import { createContext, use } from 'react';

/** A page's way to call. Its script comes later than the page, so that only what may wait is there: the address of a call is `callAddress`. */
export type PageCaller = Pick<ApiClient, 'execute' | 'tryExecute'>;

/** Calls from the browser, typed by the contract. The page makes one caller and puts it here. */
export const ApiClientContext = createContext<PageCaller | null>(null);

export function useApiClient(): PageCaller {
  const caller = use(ApiClientContext);
  if (!caller) throw new Error('calls are made outside of ApiClientContext');
  return caller;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Looks at what the page goes by; the server's own contract test holds the rest. The schema itself stays out of the browser. */
const isFailureBody = (data: unknown): data is FailureBody =>
  isRecord(data) &&
  data.success === false &&
  typeof data.code === 'string' &&
  typeof data.message === 'string' &&
  Array.isArray(data.errors) &&
  data.errors.every((one) => isRecord(one) && typeof one.code === 'string' && typeof one.detail === 'string') &&
  (data.validation_errors === undefined ||
    (isRecord(data.validation_errors) && Object.values(data.validation_errors).every(Array.isArray)));

/** The server's refusal in an error of a call; null where no answer came (network, time-out) or it was not one of ours. */
export function toApiFailure(error: unknown): { readonly status: number; readonly body: FailureBody } | null {
  if (!(error instanceof HttpError)) return null;
  return isFailureBody(error.data) ? { status: error.statusCode, body: error.data } : null;
}
