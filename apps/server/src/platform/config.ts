import fs from 'node:fs';
import path from 'node:path';

/** What a process does; one image, many roles. Without `--roles` it does all of them. */
export const ROLES = ['api', 'push', 'ingest', 'settle', 'jobs', 'web'] as const;
export type Role = (typeof ROLES)[number];

/** `folder`: absolute, and there. */
export type FeedChoice = { readonly kind: 'simulator' } | { readonly kind: 'replay'; readonly folder: string };

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Absolute. Holds the built-in PostgreSQL; unused with `databaseUrl`. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly natsUrl: string | undefined;
  readonly feed: FeedChoice;
  /** Simulated seconds per real second. */
  readonly speed: number;
  readonly seed: number;
  /** Origin under which browsers reach the site; decides cookie flags, canonical links and the allowed origin. */
  readonly publicUrl: URL;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly roles: ReadonlySet<Role>;
  /** Serves the site's sources through Vite instead of the build. */
  readonly dev: boolean;
  /** Whether a demo player and operator are created. */
  readonly demo: boolean;
  readonly poolSize: number;
  /** Mean delay of the event loop beyond which requests are answered with 503. */
  readonly maxLoopDelayMs: number;
}

/** A setting that cannot be understood; the message names it and what would be right. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const PROJECT_ROOT = path.resolve(import.meta.dirname, '../../../..');
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

function wholeNumber(name: string, text: string | undefined, fallback: number, low: number, high: number): number {
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < low || value > high)
    throw new ConfigError(`${name}=${text}: must be a whole number from ${low} to ${high}`);
  return value;
}

function urlOf(name: string, text: string | undefined, protocols: readonly string[]): URL | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.parse(text);
  // The value itself may hold a password, so the message leaves it out.
  if (!url || !protocols.includes(url.protocol))
    throw new ConfigError(`${name}: must be an address starting with ${protocols.map((p) => `${p}//`).join(' or ')}`);
  return url;
}

function feedOf(text = 'simulator'): FeedChoice {
  if (text === 'simulator') return { kind: text };
  if (text === 'uof')
    throw new ConfigError('FEED=uof: needs a provider connection, which this build does not have; use simulator or replay:<folder>');
  const given = /^replay:(.+)$/.exec(text)?.[1];
  if (!given) throw new ConfigError(`FEED=${text}: must be simulator or replay:<folder>`);
  const folder = path.resolve(PROJECT_ROOT, given);
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new ConfigError(`FEED=${text}: there is no folder ${folder}`);
  return { kind: 'replay', folder };
}

function rolesOf(argv: readonly string[]): ReadonlySet<Role> {
  const given = argv.find((a) => a.startsWith('--roles='))?.slice('--roles='.length);
  if (given === undefined) return new Set(ROLES);
  const names = given.split(',').filter((n) => n !== '');
  const unknown = names.find((n) => !ROLES.includes(n as Role));
  if (unknown !== undefined || names.length === 0) throw new ConfigError(`--roles=${given}: must be some of ${ROLES.join(',')}`);
  return new Set(names as Role[]);
}

/** Reads the settings from the environment and the command line. Throws ConfigError naming the first bad one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, argv: readonly string[]): Config {
  const port = wholeNumber('PORT', env.PORT, 3000, 0, 65_535);
  const host = env.HOST || '127.0.0.1';
  const speed = Number(env.SPEED || '1');
  if (!(speed > 0 && speed <= 1000)) throw new ConfigError(`SPEED=${env.SPEED}: must be a number above 0, at most 1000`);
  const logLevel = env.LOG_LEVEL || 'info';
  if (!LOG_LEVELS.includes(logLevel as Config['logLevel']))
    throw new ConfigError(`LOG_LEVEL=${logLevel}: must be one of ${LOG_LEVELS.join(', ')}`);
  const unknown = argv.find((a) => a.startsWith('--') && !a.startsWith('--roles=') && a !== '--dev');
  if (unknown) throw new ConfigError(`${unknown}: unknown option; there are --roles=<list> and --dev`);
  const publicHost = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return {
    host,
    port,
    dataDir: path.resolve(PROJECT_ROOT, env.DATA_DIR || '.data'),
    databaseUrl: urlOf('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:'])?.href,
    natsUrl: urlOf('NATS_URL', env.NATS_URL, ['nats:', 'tls:'])?.href,
    feed: feedOf(env.FEED || undefined),
    speed,
    seed: wholeNumber('SEED', env.SEED, 1, 0, 4_294_967_295),
    publicUrl: urlOf('PUBLIC_URL', env.PUBLIC_URL, ['http:', 'https:']) ?? new URL(`http://${publicHost}:${port}`),
    logLevel: logLevel as Config['logLevel'],
    roles: rolesOf(argv),
    dev: argv.includes('--dev'),
    demo: env.DEMO !== '0',
    poolSize: wholeNumber('POOL_SIZE', env.POOL_SIZE, 12, 2, 200),
    maxLoopDelayMs: wholeNumber('MAX_LOOP_DELAY_MS', env.MAX_LOOP_DELAY_MS, 1000, 50, 3_600_000),
  };
}
