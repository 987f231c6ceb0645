// How both of the server's bundles are written: its own (tools/bundle-server.ts) and the site's pages (../vite.config.ts).
import type { Plugin, Rolldown } from 'vite';

/** Server text in one byte a letter: with a single Arabic one, all of a file takes two, in reading, hashing, compiling and for as long as it runs. */
export const asciiPlugin: Plugin = {
  name: 'ascii',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_options, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk')
        file.code = file.code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  },
};

/** Without what only readers of the file need; names stay as written, so that a stack trace can be read. */
export const SERVER_MINIFY: NonNullable<Rolldown.OutputOptions['minify']> = {
  compress: true,
  mangle: false,
  codegen: { removeWhitespace: true },
};
