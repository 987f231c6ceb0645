// Joins the server's sources and packages into one file: a start reads that instead of some 1,400 modules, in a third of the time
// (performance.md, cold-start). CommonJS, because importing node's own modules the other way loads what their every export stands for.
// Names stay as written, so that a stack trace can be read. Arguments, below apps/server: the program or a folder of programs, and the folder
// of `build` that takes them.
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { asciiPlugin, SERVER_MINIFY } from '../apps/web/vite/server-output.ts';
import { ROOT } from './sources/source-files.ts';

const SERVER = path.join(ROOT, 'apps/server');
const [sources = 'src/main.ts', target = 'server'] = process.argv.slice(2);
const programs = fs.statSync(path.join(SERVER, sources)).isFile()
  ? [sources]
  : fs.readdirSync(path.join(SERVER, sources)).map((name) => path.join(sources, name));

/** Started by name as files of their own (features/feed/threads/start-thread.ts). */
const THREADS = ['world-thread', 'past-thread'].map((name) => `src/features/feed/threads/${name}.ts`);
/** A process of its own (sample-provider/start-sample-provider.ts). */
const SAMPLE_PROVIDER = 'src/sample-provider/sample-provider.ts';

await build({
  root: SERVER,
  configFile: false,
  logLevel: 'error',
  plugins: [asciiPlugin],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    // As deep as `src/platform`, so that what those modules find beside themselves is found from here.
    outDir: path.join(SERVER, 'build', target),
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: {
      // The programs, the server's threads and the sample provider; what they share is in chunks.
      input: [...programs, ...THREADS, SAMPLE_PROVIDER].map((program) => path.join(SERVER, program)),
      // Native code, and what only development and optional settings load.
      external: ['@node-rs/argon2', 'pg-native', 'sharp', 'typescript', 'vite'],
      output: {
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        minify: SERVER_MINIFY,
      },
    },
  },
});
