/**
 * Why a product is not ready, as its health says: "503 the feed is silent". What happened to the question where there was no answer; null where it is
 * ready.
 */
export async function whyNotReady(url: string, timeoutMs: number): Promise<string | null> {
  try {
    const reply = await fetch(`${url}/health`, { signal: AbortSignal.timeout(timeoutMs) });
    if (reply.status === 200) return null;
    const text = await reply.text();
    return `${reply.status} ${troublesIn(text) ?? text.slice(0, 200)}`;
  } catch (error) {
    return String(error);
  }
}

function troublesIn(text: string): string | null {
  try {
    const { troubles } = JSON.parse(text) as { readonly troubles?: readonly string[] };
    return troubles && troubles.length > 0 ? troubles.join(', ') : null;
  } catch {
    return null;
  }
}

/** How often each reason was given, the most frequent first: "3 x 503 the feed is silent". Empty for none. */
export function tellReasons(reasons: readonly string[]): string {
  const counted = [...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => ({ reason, times: all.length }));
  return counted
    .toSorted((a, b) => b.times - a.times)
    .map(({ reason, times }) => `${times} x ${reason}`)
    .join('; ');
}
