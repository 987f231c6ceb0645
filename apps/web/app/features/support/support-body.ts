/** The body of a call that takes pictures: text parts by name, and each picture as a file. */
export function supportBody<B>(parts: Readonly<Record<string, string>>, files: readonly File[]): B {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  for (const file of files) body.append('files', file);
  // The client passes it through as it is; the server reads the same fields from it as from JSON.
  return body as B;
}
