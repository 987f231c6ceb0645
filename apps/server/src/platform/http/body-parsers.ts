import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';
import { parseQueryString } from './query-string.ts';

/** JSON, JSON:API and forms; all else is 415. The text is kept, since signatures are over bytes. */
export function readBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const keep = (request: FastifyRequest, text: string): string => {
    request.rawText = text;
    return text;
  };
  server.decorateRequest('rawText', '');
  server.addContentTypeParser(['application/json', 'application/vnd.api+json'], { parseAs: 'string' }, (request, text, done) => {
    const raw = keep(request, String(text));
    if (raw.trim() === '') return done(null, undefined);
    try {
      done(null, JSON.parse(raw));
    } catch {
      done(new Failure('invalid', { fields: { body: ['JSON'] } }));
    }
  });
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, text, done) =>
    done(null, parseQueryString(keep(request, String(text)))),
  );
  server.addContentTypeParser('*', (_request, _payload, done) => done(new Failure('unsupported_media')));
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it arrived. */
    rawText: string;
  }
}
