import { fork } from 'node:child_process';
import { createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import type { GameProviderSettings } from '#platform/config/game-providers';

/** The build puts the sample into a file of its own beside the server's. */
const FILE = `sample-provider${import.meta.filename.endsWith('.cjs') ? '.cjs' : '.ts'}`;
const CODE = 'sample';
/** The file of its purses, below the folder that it is given. */
const PURSES = 'sample-purses.jsonl';
const READY_MS = 15_000;

/** A sample that runs, and how it is spoken to. */
export interface SampleProvider {
  readonly settings: GameProviderSettings;
  /** Of its second part, whose games are played from purses. */
  readonly purseSettings: GameProviderSettings;
  /** The page of its game in the "books and weights" format. */
  readonly bookPage: URL;
  stop(): Promise<void>;
}

/**
 * Starts the sample provider, which ends with this process. It is told where the wallet is, the key that the house signs with, and the folder in which it
 * keeps its purses; it tells its address and its own key. Throws where it does not come up.
 */
export async function startSampleProvider(siteUrl: URL, folder: string): Promise<SampleProvider> {
  const house = await promisify(generateKeyPair)('rsa', { modulusLength: 2_048 });
  const child = fork(path.join(import.meta.dirname, FILE), {
    env: {
      PATH: process.env.PATH,
      SAMPLE_WALLET_URL: new URL(`/seamless/${CODE}/`, siteUrl).href,
      SAMPLE_OPERATOR_KEY: house.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      SAMPLE_PURSES: path.join(folder, PURSES),
      // By whatever name of this machine the site is read.
      SAMPLE_FRAMED_BY: [siteUrl.origin, `http://localhost:${siteUrl.port}`, `http://*.localhost:${siteUrl.port}`].join(' '),
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  try {
    const [ready] = await Promise.race([
      once(child, 'message', { signal: AbortSignal.timeout(READY_MS) }),
      once(child, 'exit').then(() => Promise.reject(new Error('the sample provider ended before it was ready'))),
    ]);
    return { ...settingsOf(ready as { address: string; publicKey: string }, house.privateKey), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function settingsOf({ address, publicKey }: { address: string; publicKey: string }, privateKey: KeyObject) {
  const base = { frameOrigins: [address], operatorId: 'touchline', privateKey };
  const key = createPublicKey(publicKey);
  return {
    settings: {
      ...base,
      dialect: 'hub88',
      code: CODE,
      name: 'Sample Games',
      apiUrl: new URL(`${address}/`),
      publicKey: key,
      jackpots: true,
    },
    bookPage: new URL(`${address}/books/cherry-books/index.html`),
    purseSettings: {
      ...base,
      dialect: 'transfer',
      code: `${CODE}-purse`,
      name: 'Sample Purse Games',
      apiUrl: new URL(`${address}/purse/`),
    },
  } satisfies Omit<SampleProvider, 'stop'>;
}
