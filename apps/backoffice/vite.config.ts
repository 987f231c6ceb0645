import { reactRouter } from '@react-router/dev/vite';
import { CONSOLE_PATH } from '@touchline/contract/console/enums';
import { defineConfig } from 'vite';
import { callTablePlugin } from './vite/call-table-plugin.ts';
import { textsPlugin } from './vite/texts-plugin.ts';

export default defineConfig({
  base: `${CONSOLE_PATH}/`,
  plugins: [callTablePlugin(), textsPlugin(), reactRouter()],
  build: { target: 'es2024', assetsInlineLimit: 0 },
});
