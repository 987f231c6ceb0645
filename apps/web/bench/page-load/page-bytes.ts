import type { CDPSession } from 'playwright-core';

/** Bytes as they came over the wire, heads included. */
export interface Bytes {
  readonly document: number;
  readonly script: number;
  readonly scripts: number;
  readonly all: number;
  readonly requests: number;
}

/** Counts from now on; the function returned says how much it has been. The session's network domain is on. */
export function countBytes(session: CDPSession): () => Bytes {
  const kinds = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  return () => {
    const of = (type?: string): number[] =>
      [...sizes].filter(([id]) => type === undefined || kinds.get(id) === type).map(([, size]) => size);
    const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
    return {
      document: sum(of('Document')),
      script: sum(of('Script')),
      scripts: of('Script').length,
      all: sum(of()),
      requests: of().length,
    };
  };
}
