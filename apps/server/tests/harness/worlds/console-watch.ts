import { ConsoleFrame } from '@touchline/contract/console/frame';

const open = new Set<AbortController>();

/** Ends every watch of this test file. */
export function endConsoleWatches(): void {
  for (const one of open) one.abort();
  open.clear();
}

export interface ConsoleWatch {
  readonly status: number;
  readonly frames: ConsoleFrame[];
  readonly hasEnded: () => boolean;
}

/** Listens to the console's stream of a listening server as a browser does. */
export async function watchConsole(url: string, cookie: string, headers: Readonly<Record<string, string>> = {}): Promise<ConsoleWatch> {
  const gone = new AbortController();
  open.add(gone);
  const reply = await fetch(`${url}/operator-api/stream`, { headers: { cookie, ...headers }, signal: gone.signal });
  const frames: ConsoleFrame[] = [];
  let hasEnded = false;
  const read = async (): Promise<void> => {
    let text = '';
    for await (const part of reply.body ?? []) {
      text += Buffer.from(part).toString();
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const one of messages) if (one.startsWith('data: ')) frames.push(ConsoleFrame.parse(JSON.parse(one.slice(6))));
    }
    hasEnded = true;
  };
  if (reply.ok) void read().catch(() => {});
  return { status: reply.status, frames, hasEnded: () => hasEnded };
}
