import type { CallKey, InputFor } from '@touchline/contract/calls';

/** The multipart body of an upload call: text parts under their names, photographs as `docFiles[n]`. Its type is the call's own: JSON could say the same. */
export function uploadBody<K extends CallKey>(
  parts: Readonly<Record<string, string>>,
  files: readonly File[],
): NonNullable<InputFor<K>['body']> {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  for (const [at, file] of files.entries()) form.append(`docFiles[${at}]`, file);
  return form as unknown as NonNullable<InputFor<K>['body']>;
}
