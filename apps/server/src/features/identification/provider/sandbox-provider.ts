import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { signWebhook, verifyWebhook } from '#platform/auth/webhook-signature';
import { readPayload } from '#platform/jobs/job-failures';
import type { Jobs } from '#platform/jobs/jobs';
import type { IdentityProvider } from './identity-provider.ts';
import { localPagePath, registerLocalPage } from './local-page.ts';

/** How long the provider looks at what it was given. */
const LOOKS_MS = 1_500;

export interface LocalProviderOptions {
  readonly key: Uint8Array;
  readonly now: () => number;
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>;
  /** Sends a signed webhook to ourselves, as the provider would over the network. */
  post(body: string, headers: Readonly<Record<string, string>>): Promise<number>;
}

const Examined = z.object({ id: z.string(), verdict: z.enum(['verified', 'rejected']), reason: z.string().nullable() });
type Examined = z.infer<typeof Examined>;

/**
 * A provider in our own process that behaves as a foreign one: it looks for a while, speaks over the signed webhook, and says everything
 * twice, because that is what providers do. It accepts every picture that is not nearly black; those it calls unreadable.
 */
export function createLocalProvider({ key, now, jobs, post }: LocalProviderOptions): IdentityProvider {
  async function tell(event: object): Promise<void> {
    const body = JSON.stringify(event);
    const timestamp = String(Math.floor(now() / 1000));
    const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signWebhook(key, timestamp, body) };
    for (let time = 0; time < 2; time++) {
      const status = await post(body, headers);
      if (status !== 200) throw new Error(`the identity webhook answered ${status}`);
    }
  }
  jobs.define('identity-local-verdict', async (payload) => {
    const { id, verdict, reason } = readPayload(Examined, payload);
    const session = { sessionId: id, reason: null };
    await tell({ ...session, eventId: `${id}-1`, sequence: 1, result: 'pending' });
    await tell({ ...session, eventId: `${id}-2`, sequence: 2, result: verdict, reason });
  });
  const sealOf = (flow: string, id: string): string => createHmac('sha256', key).update(`${flow} ${id}`).digest('base64url');
  const decide = (found: Examined): Promise<unknown> =>
    jobs.enqueue('identity-local-verdict', found, { key: `identity-${found.id}`, runAt: new Date(now() + LOOKS_MS) });
  return {
    name: 'local',
    open: ({ id, flow }) => ({ token: `${randomUUID()}.${sealOf(flow, id)}`, page: localPagePath(id, sealOf('page', id)) }),
    routes: (server) =>
      registerLocalPage(server, {
        knows: (id, seal) => seal === sealOf('page', id),
        answer: async (id, reason) => void (await decide({ id, verdict: reason === null ? 'verified' : 'rejected', reason })),
      }),
    async examine({ id, pictures }) {
      const readable = await allReadable(pictures);
      await decide(readable ? { id, verdict: 'verified', reason: null } : { id, verdict: 'rejected', reason: 'unreadable' });
    },
    verify: ({ text, header }) =>
      verifyWebhook(key, { timestamp: header('x-timestamp'), signature: header('x-signature'), body: text }, now()),
  };
}

/** Mean brightness of 255 below which nobody could read a document. */
const DARK = 16;

async function allReadable(pictures: readonly Uint8Array[]): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  for (const picture of pictures) {
    const { channels } = await sharp(picture).greyscale().stats();
    if ((channels[0]?.mean ?? 0) < DARK) return false;
  }
  return true;
}
