import { createHash } from 'node:crypto';
import http from 'node:http';
import { gunzipSync } from 'node:zlib';

/**
 * The floor of a Node server, for the benches of the feed: node:http with nothing above it, serving one compressed view under its ETag as
 * nginx does. The bytes come by message; every later message is answered with the CPU microseconds used.
 */
let gzip = Buffer.alloc(0);
let identity = Buffer.alloc(0);
let etag = '';
const server = http.createServer((request, response) => {
  const { headers } = request;
  if (headers['if-none-match'] === etag) {
    response.writeHead(304, ['etag', etag]);
    response.end();
    return;
  }
  const zipped = headers['accept-encoding']?.includes('gzip') ?? false;
  const bytes = zipped ? gzip : identity;
  const head = ['etag', etag, 'content-type', 'application/json', 'content-length', String(bytes.length), 'vary', 'accept-encoding'];
  if (zipped) head.push('content-encoding', 'gzip');
  response.writeHead(200, head);
  response.end(bytes);
});
process.on('message', (message: { readonly gzip?: string }) => {
  if (message.gzip !== undefined) {
    gzip = Buffer.from(message.gzip, 'base64');
    identity = gunzipSync(gzip);
    etag = `"${createHash('sha1').update(identity).digest('base64url')}"`;
    server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
    return;
  }
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuUs: user + system });
});
process.on('disconnect', () => process.exit(0));
