import { Writable } from 'node:stream';
import { FRAME_SEGMENT } from '@touchline/client/frames/statistics-path';
import { resolveLanguage } from '@touchline/i18n/languages';
import { translatorOf } from '@touchline/i18n/translate';
import { withArguments } from '@touchline/i18n/translator';
import { TranslatorContext } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import { createRequestHandler, type EntryContext, RouterContextProvider, type ServerBuild, ServerRouter } from 'react-router';
import { BrandContext } from './brand-context.ts';
import { withoutHiddenSports } from './shell/hidden-sports/hidden-sports.ts';
import { type LoaderContext, loaderContext } from './shell/loaders/loader-context.ts';
import { sayingBusy } from './shell/loaders/loader-guards.ts';
import { NonceContext } from './shell/loaders/nonce.ts';
import { parsePreferences } from './shell/preferences/preferences.ts';

/** How long a page may stream before what is missing is given up. */
export const streamTimeout = 5_000;

/**
 * The server calls this: context key and RouterContextProvider come from the same module graph as the routes. The statistics frame is also found
 * behind `framePath`, where one is named (R019): the same routes, whose addresses all begin with it.
 */
export function createHandler(
  build: ServerBuild,
  mode: string,
  framePath: string,
): (request: Request, services: LoaderContext) => Promise<Response> {
  const plain = createRequestHandler(build, mode);
  const framed = framePath === '' ? plain : createRequestHandler({ ...build, basename: `/${framePath}` }, mode);
  const isFramed = new RegExp(`^/${framePath}/[a-z]{2}(?:-[A-Za-z]{2,4})?/${FRAME_SEGMENT}/`);
  return (request, services) => {
    const handle = isFramed.test(new URL(request.url).pathname) ? framed : plain;
    const context = new RouterContextProvider();
    context.set(loaderContext, withoutHiddenSports(sayingBusy(services), parsePreferences(request.headers.get('cookie')).sportsOnly));
    return handle(request, context);
  };
}

/** Styles of the routes that a page is made of. */
const stylesOf = ({ manifest, staticHandlerContext }: EntryContext): string[] =>
  staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);

/**
 * Names the styles above the scripts. React writes the scripts' preloads first, and a browser has six connections to a server without a proxy: what
 * the first paint waits for queued behind 150 KB that it can do without.
 */
function StylesFirst({ hrefs, children }: { readonly hrefs: readonly string[]; readonly children: ReactNode }) {
  for (const href of hrefs) preload(href, { as: 'style' });
  // Around the page and not beside it: the browser has no such sibling, and ids are counted by siblings.
  return children;
}

const SCRIPT_PRELOAD = '<link rel="modulepreload"';

/**
 * Lets scripts wait for the styles: on a slow line they took the room of what the first picture needs, and ran before it was painted. React Router
 * writes their preloads by itself, into the head, and has no word for how much they matter. A letter is a byte here, so that nothing is read as text.
 */
function scriptsLater(page: Buffer): Buffer<ArrayBuffer> {
  const head = Math.max(0, page.indexOf('</head>'));
  const marked = page.toString('latin1', 0, head).replaceAll(SCRIPT_PRELOAD, `${SCRIPT_PRELOAD} fetchpriority="low"`);
  return Buffer.concat([Buffer.from(marked, 'latin1'), page.subarray(head)]);
}

/**
 * Renders the page as one piece. Loaders wait for all that a page shows, so its parts would leave within a millisecond of each other anyway:
 * handing them on one by one, through two kinds of streams and a compressor that is flushed for each, cost more than rendering them.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, nextTurn, brand } = context.get(loaderContext);
  const { basename = '/' } = entry.staticHandlerContext;
  const path = new URL(request.url).pathname.slice(basename === '/' ? 0 : basename.length);
  const texts = withArguments(translatorOf(resolveLanguage(path.split('/')[1])), { brand });
  await nextTurn();
  return new Promise((resolve, reject) => {
    let code = status;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const page = new Writable({
      write(part: Uint8Array<ArrayBuffer>, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(scriptsLater(Buffer.concat(parts)), { headers, status: code }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <BrandContext value={brand}>
          <TranslatorContext value={texts}>
            <StylesFirst hrefs={stylesOf(entry)}>
              <ServerRouter context={entry} url={request.url} nonce={nonce} />
            </StylesFirst>
          </TranslatorContext>
        </BrandContext>
      </NonceContext>,
      {
        nonce,
        onAllReady: () => void pipe(page),
        onShellError: reject,
        onError(error: unknown) {
          code = 500;
          console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000).unref();
    page.once('close', () => clearTimeout(timer));
  });
}
