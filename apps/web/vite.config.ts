import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { callTablePlugin } from './vite/call-table-plugin.ts';

export default defineConfig({
  plugins: [callTablePlugin(), reactRouter()],
  build: { target: 'es2024' },
});
