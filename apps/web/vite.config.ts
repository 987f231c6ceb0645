import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { callTablePlugin } from './vite/call-table-plugin.ts';
import { asciiPlugin, SERVER_MINIFY } from './vite/server-output.ts';
import { sharedParts } from './vite/shared-parts.ts';
import { noParserPlugin, textsPlugin } from './vite/texts-plugin.ts';

export default defineConfig({
  plugins: [callTablePlugin(), textsPlugin(), noParserPlugin(), reactRouter(), asciiPlugin],
  build: { target: 'es2024' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: sharedParts } } } },
    ssr: { build: { rolldownOptions: { output: { minify: SERVER_MINIFY } } } },
  },
});
