import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { siteLanguage } from '@touchline/i18n/languages';
import { translatorOf } from '@touchline/i18n/translate';
import { TranslatorContext } from '@touchline/ui/texts';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { createRequestHandler, type EntryContext, RouterContextProvider, type ServerBuild, ServerRouter } from 'react-router';
import { withoutHiddenSports } from './hidden-sports.ts';
import { NonceContext } from './nonce.ts';
import { readPreferences } from './preferences.ts';
import { type Services, servicesContext } from './services.ts';

/** How long a page may stream before what is missing is given up. */
export const streamTimeout = 5_000;

/** The server calls this: context key and RouterContextProvider come from the same module graph as the routes. */
export function createHandler(build: ServerBuild, mode: string): (request: Request, services: Services) => Promise<Response> {
  const handle = createRequestHandler(build, mode);
  return (request, services) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, withoutHiddenSports(services, readPreferences(request.headers.get('cookie')).sportsOnly));
    return handle(request, context);
  };
}

/** Streams the page as soon as its shell is ready; robots get it whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = context.get(servicesContext);
  const texts = translatorOf(siteLanguage(new URL(request.url).pathname.split('/')[1]));
  return new Promise((resolve, reject) => {
    let code = status;
    let shellSent = false;
    const ready = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady';
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <TranslatorContext value={texts}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </TranslatorContext>
      </NonceContext>,
      {
        nonce,
        [ready]() {
          shellSent = true;
          const body = new PassThrough();
          headers.set('content-type', 'text/html; charset=utf-8');
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body) as ReadableStream, { headers, status: code }));
        },
        onShellError: reject,
        onError(error: unknown) {
          code = 500;
          if (shellSent) console.error(error);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}
