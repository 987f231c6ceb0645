import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../src/platform/free-port.ts';

const MAIN = path.resolve(import.meta.dirname, '../../src/main.ts');
const START_TIMEOUT_MS = 60_000;

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** As the system would: no clean-up of any kind. */
  kill(): Promise<void>;
  /** As an operator would; gives the exit code. */
  stop(): Promise<number | null>;
}

/** The real program in a process of its own; resolves when it says that it is ready, rejects with its output if it ends instead. */
export async function startServerProcess(
  options: {
    readonly env?: Record<string, string>;
    readonly args?: readonly string[] /** Another program than main.ts. */;
    readonly program?: string;
  } = {},
): Promise<ServerProcess> {
  const port = Number(options.env?.PORT ?? (await freePort()));
  const child = spawn(process.execPath, [options.program ?? MAIN, ...(options.args ?? [])], {
    env: { ...process.env, LOG_LEVEL: 'warn', NODE_ENV: 'production', ...options.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'exit') as Promise<[number | null]>;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no start within ${START_TIMEOUT_MS / 1000} s\n${output}`)), START_TIMEOUT_MS);
    const take = (text: Buffer): void => {
      output += String(text);
      if (!output.includes('Touchline is ready')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`ended with ${code}\n${output}`));
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
  };
}
