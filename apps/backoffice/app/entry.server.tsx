import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Renders the console's one page while it is built: the frame before any script has run. */
export default function handleRequest(request: Request, status: number, headers: Headers, entry: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const page = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(Buffer.concat(parts).toString(), { status, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} />, {
      onAllReady: () => void pipe(page),
      onShellError: reject,
      onError: reject,
    });
  });
}
