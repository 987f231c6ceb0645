import { officePath } from './paths.ts';

/** The payment consultant: the player's requests about payments. */
export const paymentQueriesPath = (language: string): string => `${officePath(language)}/payment-consultant`;
/** A new request, about this payment where one is named. */
export const newPaymentQueryPath = (language: string, paymentId?: string): string =>
  `${paymentQueriesPath(language)}/new${paymentId === undefined ? '' : `?payment=${paymentId}`}`;
export const paymentQueryPath = (language: string, threadId: string): string => `${paymentQueriesPath(language)}/${threadId}`;
export const addPaymentPath = (language: string, threadId: string): string => `${paymentQueryPath(language, threadId)}/payments`;
export const fillPaymentPath = (language: string, threadId: string, itemId: string): string =>
  `${addPaymentPath(language, threadId)}/${itemId}`;
export const fillQueryPath = (language: string, threadId: string): string => `${paymentQueryPath(language, threadId)}/fill-out`;
export const paycheckPath = (language: string, paymentId: string): string => `${officePath(language)}/paycheck/${paymentId}`;
