// Writes .br and .gz next to the files that an application (the argument: apps/web, apps/backoffice) has for browsers, so that the server sends them without compressing anything.
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ROOT } from './sources/source-files.ts';

const MIN_COMPRESS_BYTES = 1_000;
const CLIENT = path.join(ROOT, process.argv[2] ?? '', 'build/client');

for (const entry of fs.readdirSync(CLIENT, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue;
  const file = path.join(entry.parentPath, entry.name);
  const bytes = fs.readFileSync(file);
  if (bytes.length < MIN_COMPRESS_BYTES) continue;
  fs.writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
  fs.writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
