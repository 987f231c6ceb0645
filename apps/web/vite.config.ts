import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { callTablePlugin } from './vite/call-table-plugin.ts';
import { asciiPlugin, SERVER_MINIFY } from './vite/server-output.ts';
import { sharedParts } from './vite/shared-parts.ts';
import { textsPlugin } from './vite/texts-plugin.ts';
import { noParserPlugin, noUnusedRouterPartsPlugin } from './vite/unused-parts.ts';

export default defineConfig({
  plugins: [callTablePlugin(), textsPlugin(), noParserPlugin(), noUnusedRouterPartsPlugin(), reactRouter(), asciiPlugin],
  build: { target: 'es2024' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: sharedParts } } } },
    ssr: { build: { rolldownOptions: { output: { minify: SERVER_MINIFY } } } },
  },
});
