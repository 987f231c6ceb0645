import http from 'node:http';
import type { Duplex } from 'node:stream';
import { BASE_LANGUAGE } from '@touchline/contract/bets/enums';
import type { FailureCode } from '@touchline/contract/failure';
import { Failure } from '../failure.ts';
import { type ErrorMessage, presentFailure } from '../failure-reply.ts';

/** By Node's code; whatever else it cannot read is `invalid`. */
const CODES: Readonly<Record<string, { readonly code: FailureCode; readonly status: number }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout', status: 408 },
  HPE_HEADER_OVERFLOW: { code: 'too_large', status: 431 },
};

/**
 * Answers what never became a request, as every refusal is answered, and ends the connection. Nothing is known of who asks,
 * and so it is said in the base language.
 */
export const createClientErrorHandler =
  (sentence: ErrorMessage) =>
  (error: Error & { readonly code?: string }, socket: Duplex): void => {
    if (socket.writable && error.code !== 'ECONNRESET') {
      const { code, status } = CODES[error.code ?? ''] ?? { code: 'invalid', status: 400 };
      const body = JSON.stringify(presentFailure(new Failure(code), BASE_LANGUAGE, sentence).body);
      const head = [
        `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`,
        'Connection: close',
        'Content-Type: application/json; charset=utf-8',
        `X-Failure-Code: ${code}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    }
    socket.destroy();
  };
