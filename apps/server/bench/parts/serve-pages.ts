import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { build, preview } from 'vite';
import { textsPlugin } from '../../../web/vite/texts-plugin.ts';

/** Pages of a folder of apps/web/bench, built as the site is and served: `close` takes them away again. */
export async function servePages(root: string, names: readonly string[]): Promise<{ readonly url: string; close(): Promise<void> }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-pages-'));
  const shared = { root, configFile: false, logLevel: 'error' } as const;
  await build({
    ...shared,
    plugins: [textsPlugin()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2024', rolldownOptions: { input: names.map((name) => path.join(root, name)) } },
  });
  const server = await preview({ ...shared, build: { outDir: folder }, preview: { host: '127.0.0.1', port: 0 } });
  return {
    url: `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}`,
    async close() {
      await server.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
