import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { callTablePlugin } from './vite/call-table-plugin.ts';
import { sharedParts } from './vite/shared-parts.ts';

export default defineConfig({
  plugins: [callTablePlugin(), reactRouter()],
  build: { target: 'es2024' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: sharedParts } } } } },
});
