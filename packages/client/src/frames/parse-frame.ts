import type { PushFrame } from '@touchline/contract/push/messages';

const FRAME_TYPES: ReadonlySet<string> = new Set(['hello', 'snap', 'd', 'me', 'err', 'pong'] satisfies PushFrame['t'][]);

/** A frame, or nothing where the text is not one. Schemas are not needed here: it is our own server, and unknown frames are dropped. */
export function parseFrame(data: unknown): PushFrame | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const frame: unknown = JSON.parse(data);
    if (typeof frame !== 'object' || frame === null || !('t' in frame)) return undefined;
    return FRAME_TYPES.has(String(frame.t)) ? (frame as PushFrame) : undefined;
  } catch {
    return undefined;
  }
}
