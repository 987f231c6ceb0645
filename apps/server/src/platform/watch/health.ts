import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';

/**
 * `/health`: 200 when this process can serve, 503 with the reasons otherwise; `notes` is what operators should know although it serves. `/metrics`: numbers for Prometheus, for those who `isInternal`
 * lets through. Neither waits for anybody: no admission class, no connection that others use.
 */
export function registerHealth(
  server: FastifyInstance,
  platform: Platform,
  troubles: () => readonly string[],
  notes: () => readonly string[],
  isInternal: (request: FastifyRequest) => void,
): void {
  server.get('/health', async (_request, reply) => {
    const found = [...troubles()];
    const bus = platform.bus.healthIssue();
    if (bus) found.push(bus);
    if (!(await platform.databaseProbe.answers())) found.push('the database does not answer');
    const ready = found.length === 0;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'not ready',
        ...(ready ? {} : { code: 'not_ready' }),
        troubles: found,
        roles: [...platform.roles],
        notes: notes(),
        setAsideJobs: platform.jobs.setAside(),
        setAsideEvents: platform.events.setAside(),
        now: platform.clock.now(),
      });
  });
  server.get('/metrics', async (request, reply) => {
    isInternal(request);
    const { text, contentType } = await platform.metrics.render();
    return reply.type(contentType).send(text);
  });
}
