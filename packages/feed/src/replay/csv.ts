/**
 * Reads comma-separated text with a header line: one record a row, fields by column name. Quoted fields may hold commas, quotes
 * (doubled) and line breaks (RFC 4180). Throws RangeError when a row has more fields than the header.
 */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const ch = text[i] as string;
    if (quoted) {
      if (ch !== '"') field += ch;
      else if (text[i + 1] === '"') {
        field += '"';
        i++;
      } else quoted = false;
    } else if (ch === '"') quoted = true;
    else if (ch === ',') {
      row.push(field);
      field = '';
    } else if (ch === '\n') {
      row.push(field.endsWith('\r') ? field.slice(0, -1) : field);
      rows.push(row);
      row = [];
      field = '';
    } else field += ch;
  }
  if (field !== '' || row.length > 0) rows.push([...row, field]);
  const header = rows.shift() ?? [];
  return rows
    .filter((r) => r.length > 1 || r[0] !== '')
    .map((r, n) => {
      if (r.length > header.length) throw new RangeError(`row ${n + 2} has ${r.length} fields, the header ${header.length}`);
      return Object.fromEntries(header.map((name, i) => [name, r[i] ?? '']));
    });
}
