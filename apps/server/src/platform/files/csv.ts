import { createHash } from 'node:crypto';
import { EncodedReply, type ReplyControl } from '../http/handler.ts';

/**
 * One field of RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe in front: names come from outside.
 */
function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A reply that browsers keep as a file of the name. */
export function csvFile(reply: ReplyControl, name: string, csv: string): EncodedReply {
  // The mark tells spreadsheets that it is UTF-8.
  const bytes = Buffer.from(`\uFEFF${csv}`);
  reply.header('content-disposition', `attachment; filename="${name}.csv"`);
  reply.header('cache-control', 'no-store');
  return new EncodedReply({
    etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    identity: bytes,
    contentType: 'text/csv; charset=utf-8',
  });
}

/** Lines as CSV (RFC 4180), each ended by CR LF; the first one is the header. */
export const writeCsv = (lines: readonly (readonly string[])[]): string => lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
