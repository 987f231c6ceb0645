import type { FastifyInstance } from 'fastify';
import { signWebhook, verifyWebhook } from '#platform/auth/webhook-signature';

/** The register's act on people whose e-mail ends so; everybody else is not listed. */
const BY_DOMAIN = {
  listed: '@listed.example',
  slow: '@slow-register.example',
  failing: '@failing-register.example',
} as const;
const SLOW_MS = 5_000;

export const STAND_IN_PATH = '/sandbox-register/check';

/** A national register of development and tests, with people who are listed, whom it is slow about and whom it fails on. */
export function registerSandboxExclusionRegister(server: FastifyInstance, key: Uint8Array, now: () => number): void {
  server.post(STAND_IN_PATH, async (request, reply) => {
    const body = JSON.stringify(request.body);
    const asked = String(request.headers['x-signature'] ?? '');
    if (!verifyWebhook(key, { timestamp: String(request.headers['x-timestamp'] ?? ''), signature: asked, body }, now()))
      return reply.code(403).send({ error: 'signature' });
    const { person } = request.body as { person?: { email?: unknown } };
    const email = typeof person?.email === 'string' ? person.email : '';
    if (email.endsWith(BY_DOMAIN.failing)) return reply.code(500).send({ error: 'out of order' });
    if (email.endsWith(BY_DOMAIN.slow)) await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref());
    const answer = JSON.stringify({ asked, listed: email.endsWith(BY_DOMAIN.listed) });
    const timestamp = String(Math.floor(now() / 1000));
    return reply
      .type('application/json')
      .header('x-timestamp', timestamp)
      .header('x-signature', signWebhook(key, timestamp, answer))
      .send(answer);
  });
}
