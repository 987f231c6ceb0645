/** A file of a game in the "books and weights" format that is not as the format says: which, in which line (from 1; 0 where it is no line's), which field. */
export class BookError extends Error {
  override readonly name = 'BookError';
  readonly file: string;
  readonly line: number;
  readonly field: string;

  constructor({ file, line = 0, field }: { readonly file: string; readonly line?: number; readonly field: string }, must: string) {
    super(`${file}${line > 0 ? `:${line}` : ''}: ${field} must be ${must}`);
    this.file = file;
    this.line = line;
    this.field = field;
  }
}
