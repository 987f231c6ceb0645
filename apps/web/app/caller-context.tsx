import type { Caller } from '@touchline/client/caller';
import { HttpError } from '@touchline/client/http-errors';
import { FailureBody } from '@touchline/contract/failure';
import { createContext, use } from 'react';

/** Calls from the browser, typed by the contract. The page makes one caller and puts it here. */
export const CallerContext = createContext<Caller | null>(null);

export function useCaller(): Caller {
  const caller = use(CallerContext);
  if (!caller) throw new Error('calls are made outside of CallerContext');
  return caller;
}

/** The server's refusal in an error of a call; null where no answer came (network, time-out) or it was not one of ours. */
export function refusalOf(error: unknown): { readonly status: number; readonly body: FailureBody } | null {
  if (!(error instanceof HttpError)) return null;
  const body = FailureBody.safeParse(error.data);
  return body.success ? { status: error.statusCode, body: body.data } : null;
}
