import { z } from 'zod';

/** A file part of a multipart request, whole. `name` and the sender's media type are claims: what the bytes are is found out by the server. */
export interface UploadedFile {
  /** Name of the part: `docFiles[0]`. */
  readonly field: string;
  /** The file's name as sent. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Nothing that JSON can say passes: only what arrived as a file does. */
const isUploadedFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;

/** The `files` of a call with `upload`: from `least` to `most`. */
export const wireFiles = (min: number, max: number) => z.array(z.custom<UploadedFile>(isUploadedFile, 'a file')).min(min).max(max);
