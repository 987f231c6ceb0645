import type { FastifyInstance } from 'fastify';
import type { Platform } from '#platform/platform';
import { createHttpRegister } from './http-register.ts';
import { registerSandboxExclusionRegister, STAND_IN_PATH } from './register-sandbox-exclusion-register.ts';
import type { SelfExclusionRegister } from './self-exclusion-register.ts';

/**
 * The register of the self-excluded, and its stand-in: as any register it is asked over HTTP; in a process that serves it (`serve`), without
 * the network.
 */
export function connectRegister({ clock, config }: Pick<Platform, 'clock' | 'config'>, key: Uint8Array) {
  let server: FastifyInstance | undefined;
  const register: SelfExclusionRegister = createHttpRegister({
    key,
    now: () => clock.now(),
    async post(body, headers, signal) {
      if (server) {
        const reply = await server.inject({ method: 'POST', url: STAND_IN_PATH, headers: { ...headers }, payload: body });
        return { status: reply.statusCode, text: reply.body, ...signatureOf((name) => reply.headers[name]?.toString() ?? null) };
      }
      const reply = await fetch(new URL(STAND_IN_PATH, config.publicUrl), { method: 'POST', headers, body, signal });
      return { status: reply.status, text: await reply.text(), ...signatureOf((name) => reply.headers.get(name)) };
    },
  });
  return {
    register,
    serve(fastify: FastifyInstance): void {
      server = fastify;
      registerSandboxExclusionRegister(fastify, key, () => clock.now());
    },
  };
}

const signatureOf = (header: (name: string) => string | null) => ({
  timestamp: header('x-timestamp') ?? '',
  signature: header('x-signature') ?? '',
});
