import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import type { BooksFiles } from '../read-books.ts';

/** Three Keys, a game of ours as a studio would publish it: a plain mode and one whose books are compressed. `changed` replaces files. @internal */
export const threeKeysFiles = (changed: Readonly<Record<string, string>> = {}): BooksFiles => ({
  read: (name) =>
    changed[name] === undefined ? readFileSync(new URL(`./three-keys/${name}`, import.meta.url)) : new TextEncoder().encode(changed[name]),
  unzstd: zstdDecompressSync,
});
