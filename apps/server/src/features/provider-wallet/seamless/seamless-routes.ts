import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GameProvider } from '#features/provider-games';
import { Failure } from '#platform/http/failure';
import type { Dialect, WireAnswer, WireMessage } from '../dialects/dialect.ts';
import { hub88Dialect } from '../dialects/hub88/hub88-dialect.ts';
import { oneWalletDialect } from '../dialects/one-wallet/one-wallet-dialect.ts';
import type { SeamlessWallet } from './seamless-wallet.ts';
import type { SeamlessDeps } from './seats.ts';

/** Under which the wallet's providers speak, each in its own dialect: `/seamless/<provider>/transaction/bet`. */
const ROOT = '/seamless/:provider/';

/**
 * The routes of the seamless wallet. They are no calls of the contract: their shapes, statuses and failures are foreign, down to what is answered to
 * broken JSON, and signatures are over the body's bytes.
 */
export function registerSeamlessRoutes(server: FastifyInstance, deps: SeamlessDeps, wallet: SeamlessWallet): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler(async (error, request, reply) => {
      const provider = deps.providerGames.findProvider((request.params as { provider?: string }).provider ?? '');
      const dialect = provider && dialectOf(provider);
      // The site's own refusals keep their words: another host, maintenance, a page of another site.
      if (!dialect || error instanceof Failure) throw error;
      return send(reply, dialect.unread());
    });
    const paths = new Set([...hub88Dialect.paths, ...oneWalletDialect.paths]);
    for (const path of paths)
      scope.post<{ Params: { provider: string } }>(`${ROOT}${path}`, async (request, reply) => {
        const provider = deps.providerGames.findProvider(request.params.provider);
        const dialect = provider && dialectOf(provider);
        // Our own games ask in the words of their standard, elsewhere.
        if (!provider || provider.dialect === 'books' || !dialect?.paths.includes(path)) throw new Failure('not_found');
        const message: WireMessage = {
          path,
          body: Buffer.isBuffer(request.body) ? request.body : new Uint8Array(),
          query: (request.query ?? {}) as Record<string, unknown>,
          header: (name) => [request.headers[name]].flat()[0],
        };
        const report = (err: unknown): void =>
          deps.platform.log.error({ err, provider: provider.code, path }, "a provider's message was not carried out");
        return send(reply, await dialect.answer(message, provider, wallet, report));
      });
  });
}

/** Each dialect is given providers of its own kind alone. One that holds purses has none: it is asked, and asks nothing. */
const DIALECTS: Partial<Record<GameProvider['dialect'], unknown>> = { hub88: hub88Dialect, 'one-wallet': oneWalletDialect };
const dialectOf = ({ dialect }: GameProvider): Dialect | undefined => DIALECTS[dialect] as Dialect | undefined;

const send = (reply: FastifyReply, { status, json }: WireAnswer): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(json);
