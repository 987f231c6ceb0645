import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toFailure } from '#platform/http/failure-sender';
import type { BooksDeps } from '../books-deps.ts';
import { ROOT } from '../games/own-games.ts';
import { answerReplay, BOOK_CALLS } from './book-calls.ts';
import { refusalOf } from './book-status.ts';

/** Pages of games stand on other hosts: they are let ask, with nothing but what they say. No cookie comes along. */
const openTo = (reply: FastifyReply): FastifyReply =>
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-allow-methods', 'GET, POST')
    .header('access-control-allow-headers', 'content-type')
    .header('access-control-max-age', '600')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', 'no-store');

/**
 * The calls of the "books and weights" standard, below `/rgs`. They are no calls of the contract: their shapes, statuses and failures are foreign, and
 * games know them as they are.
 */
export function registerBookRoutes(server: FastifyInstance, deps: BooksDeps): void {
  void server.register(async (scope) => {
    // Whatever a page says that it sends, it is JSON or refused in the standard's words.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler(async (error, request, reply) => {
      const failure = toFailure(error);
      if (!failure) deps.platform.log.error({ err: error, route: request.routeOptions.url }, 'a call of a game was not carried out');
      const { http, body } = refusalOf(failure);
      return openTo(reply).code(http).send(body);
    });
    scope.options(`${ROOT}/*`, async (_request, reply) => openTo(reply).code(204).send());
    for (const [path, answer] of Object.entries(BOOK_CALLS))
      scope.post(`${ROOT}/${path}`, async (request, reply) => send(reply, await answer(deps, textOf(request), brandOf(deps, request))));
    scope.get<{ Params: Record<'game' | 'version' | 'mode' | 'event', string> }>(
      `${ROOT}/bet/replay/:game/:version/:mode/:event`,
      async ({ params }, reply) => send(reply, await answerReplay(deps, params)),
    );
  });
}

const textOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');
const brandOf = ({ platform }: BooksDeps, { headers }: FastifyRequest): number => platform.brands.ofHost(headers.host).id;
const send = (reply: FastifyReply, value: object): FastifyReply =>
  openTo(reply).type('application/json; charset=utf-8').send(JSON.stringify(value));
