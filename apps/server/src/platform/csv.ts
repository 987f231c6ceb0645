/**
 * One field of RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe in front: names come from outside.
 */
function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines as CSV (RFC 4180), each ended by CR LF; the first one is the header. */
export const writeCsv = (lines: readonly (readonly string[])[]): string => lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
