/** Unpacks a frame: raw deflate (RFC 1951) of UTF-8 text. Rejects on anything else. */
export type Inflate = (packed: ArrayBuffer) => Promise<string>;

/** The browser's own; undefined where it has none, and frames must come as text. */
export function browserInflate(): Inflate | undefined {
  try {
    new DecompressionStream('deflate-raw');
  } catch {
    return undefined;
  }
  // Not through a blob: a browser registers each with another process and waits for it.
  return (packed) => new Response(new Response(packed).body?.pipeThrough(new DecompressionStream('deflate-raw'))).text();
}
