import type { FastifyInstance } from 'fastify';
import type { Platform } from './platform.ts';

const DATABASE_TIMEOUT_MS = 2_000;

/** `/health`: 200 when this process can serve, 503 with the reasons otherwise. `/metrics`: numbers for Prometheus. */
export function registerHealth(server: FastifyInstance, platform: Platform, troubles: () => readonly string[]): void {
  server.get('/health', async (_request, reply) => {
    const found = [...troubles()];
    const bus = platform.bus.trouble();
    if (bus) found.push(bus);
    if (!(await databaseAnswers(platform))) found.push('the database does not answer');
    const ready = found.length === 0;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', troubles: found, roles: [...platform.roles], now: platform.clock.now() });
  });
  server.get('/metrics', async (_request, reply) => {
    const { text, contentType } = await platform.metrics.render();
    return reply.type(contentType).send(text);
  });
}

async function databaseAnswers({ pool }: Platform): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), DATABASE_TIMEOUT_MS).unref());
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
}
