import { type ChildProcess, spawn } from 'node:child_process';

/** A broker that stores in a folder; resolves when it takes connections. */
export async function startNats(port: number, folder: string): Promise<ChildProcess> {
  const nats = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resolve) => {
    nats.stderr.on('data', (text: Buffer) => {
      if (String(text).includes('Server is ready')) resolve();
    });
  });
  return nats;
}
