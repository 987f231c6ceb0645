/** A number of JSON as it was written: amounts of money are never read as floats. */
export class JsonNumber {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Reviver = (this: unknown, key: string, value: unknown, context: { readonly source?: string }) => unknown;
/** ES2026's source text access, which the library's types do not know yet. */
const exact = JSON as unknown as {
  parse(text: string, reviver: Reviver): unknown;
  rawJSON(text: string): unknown;
};

/** Reads JSON with its numbers as they are written. Throws SyntaxError for what is not JSON. */
export const parseExactJson = (text: string): unknown =>
  exact.parse(text, (_key, value, { source }) => (typeof value === 'number' ? new JsonNumber(source ?? String(value)) : value));

/** Stands in `JSON.stringify` for a number of so many digits as its text has. */
export const jsonNumber = (text: string): unknown => exact.rawJSON(text);
