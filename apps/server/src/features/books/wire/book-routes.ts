import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteParts } from '#platform/feature';
import { toFailure } from '#platform/http/failure-sender';
import { countedAddress } from '#platform/http/networks';
import type { BooksDeps } from '../books-deps.ts';
import { ROOT } from '../games/own-games.ts';
import { answerReplay, BOOK_CALLS } from './book-calls.ts';
import { refusalOf } from './book-status.ts';

/** By address: sessions are not known before they are read. Several players at one address play as fast as their games let them. */
const CALL_RATE = { max: 3_000, windowSeconds: 60 };
/** Rows of a game, for whoever asks. */
const REPLAY_RATE = { max: 120, windowSeconds: 60 };

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
export function registerBookRoutes(server: FastifyInstance, deps: BooksDeps, rates: RouteParts['rates']): void {
  const calls = rates.limiter('rgs', CALL_RATE);
  const replays = rates.limiter('rgs-replay', REPLAY_RATE);
  void server.register(async (scope) => {
    // Whatever a page says that it sends, it is JSON or refused in the standard's words.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler(async (error, request, reply) => {
      const failure = toFailure(error);
      if (!failure) deps.platform.log.error({ err: error, route: request.routeOptions.url }, 'a call of a game was not carried out');
      const { http, body, waitSeconds } = refusalOf(failure);
      if (waitSeconds !== undefined) reply.header('retry-after', String(waitSeconds));
      return openTo(reply).code(http).send(body);
    });
    scope.options(`${ROOT}/*`, async (_request, reply) => openTo(reply).code(204).send());
    for (const [path, answer] of Object.entries(BOOK_CALLS))
      scope.post(`${ROOT}/${path}`, async (request, reply) => {
        await calls.take(addressOf(request));
        return send(reply, await answer(deps, textOf(request), brandOf(deps, request)));
      });
    scope.get<{ Params: Record<'game' | 'version' | 'mode' | 'event', string> }>(
      `${ROOT}/bet/replay/:game/:version/:mode/:event`,
      async (request, reply) => {
        await replays.take(addressOf(request));
        return send(reply, await answerReplay(deps, request.params));
      },
    );
  });
}

const addressOf = ({ ip }: FastifyRequest): string => `address ${countedAddress(ip)}`;
const textOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');
const brandOf = ({ platform }: BooksDeps, { headers }: FastifyRequest): number => platform.brands.ofHost(headers.host).id;
const send = (reply: FastifyReply, value: object): FastifyReply =>
  openTo(reply).type('application/json; charset=utf-8').send(JSON.stringify(value));
