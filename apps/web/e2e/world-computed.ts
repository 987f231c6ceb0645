import type { ServerProcess } from '../../server/tests/harness/server-process.ts';

const WHOLE_WORLD_MS = 120_000;

/** While the simulated world is being computed lists fill and prices are locked: whoever needs one waits for the whole. */
export async function worldComputed(server: ServerProcess): Promise<void> {
  const deadline = Date.now() + WHOLE_WORLD_MS;
  while (!server.output().includes('the feed is complete') && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 250));
}
