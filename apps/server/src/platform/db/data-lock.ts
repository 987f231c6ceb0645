import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/** Another server uses the directory. */
export class DataDirectoryBusy extends Error {
  override readonly name = 'DataDirectoryBusy';
}

/**
 * Makes sure that one server at a time uses a data directory. The lock is a listening socket in the directory: the kernel drops it
 * with its process, so a killed server leaves nothing to clean. Returns the function that lets go.
 */
export async function lockDataDirectory(dataDir: string): Promise<() => Promise<void>> {
  fs.mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'server.lock');
  // A socket's path holds about 100 bytes: a deep directory is reached by a relative path.
  const address = path.relative(process.cwd(), file).length < file.length ? path.relative(process.cwd(), file) : file;
  if (await answers(address)) {
    throw new DataDirectoryBusy(`another server is using ${dataDir}: stop it, or start this one with another DATA_DIR and PORT`);
  }
  fs.rmSync(file, { force: true });
  const server = net.createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
