import path from 'node:path';
import type { SocialProvider } from '@touchline/contract/bets/enums';
import { type MessengerChoice, messengerOf, type SmsChoice, smsOf } from './config/carriers.ts';
import { ConfigError } from './config/config-error.ts';
import { type FeedChoice, feedOf } from './config/feed-choice.ts';
import { type GameProviderSettings, gameProvidersOf } from './config/game-providers.ts';
import { providerKeysOf, vaultKeysOf } from './config/keys.ts';
import { type OauthClient, oauthClientsOf, type SocialClient, socialOf } from './config/partners.ts';
import { type Environment, listOf, networksOf, tokenOf, urlOf, wholeNumber } from './config/setting-values.ts';
import { type ClosedUntil, captchaOf, framePathOf, type ModuleLimits, maintenanceOf, modulesOf } from './config/site-limits.ts';
import type { Networks } from './http/networks.ts';

/** The roles of a process; one image, many roles. Without `--roles` it does all of them. */
export const ROLES = ['api', 'push', 'ingest', 'settle', 'jobs', 'web'] as const;
export type Role = (typeof ROLES)[number];

/** The cost of a password in argon2id. */
export interface PasswordCost {
  /** KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's recommendation: 19 MiB, 2 passes. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The host and port at which the operators' console listens by itself, and then nowhere else; null: at `port`, with the site. */
  readonly consolePort: number | null;
  readonly consoleHost: string;
  /** Absolute. Holds the built-in PostgreSQL; unused with `databaseUrl`. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly natsUrl: string | undefined;
  /** The server to which mail is handed over; without it letters are kept and not sent. */
  readonly smtpUrl: string | undefined;
  /** Carriers of short messages, and of codes by messenger; null: such letters are kept and not sent. */
  readonly sms: SmsChoice | null;
  readonly messenger: MessengerChoice | null;
  /** Of who shows previews on pages of their own; none: anyone may. */
  readonly previewKeys: readonly string[];
  /** Absolute. Files of brands that are added at a start. */
  readonly brandsFolder: string;
  readonly feed: FeedChoice;
  /** Simulated seconds per real second. */
  readonly speed: number;
  readonly seed: number;
  /** Origin under which browsers reach the site; decides cookie flags, canonical links and the allowed origin. */
  readonly publicUrl: URL;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly roles: ReadonlySet<Role>;
  /** Keys that wrap the players' keys (feature vault), 32 bytes each: the first wraps, all unwrap. Empty: one of its own in `dataDir`. */
  readonly vaultKeys: readonly Uint8Array[];
  /** Serves the site's sources through Vite instead of the build. */
  readonly dev: boolean;
  /** Whether a demo player and operator are created. */
  readonly demo: boolean;
  /** The puzzle that suspicious callers have to solve; null for nothing at all. */
  readonly captcha: 'painPuzzle' | null;
  /** How long withdrawals wait after a change with which a thief would begin; 0 for not at all. */
  readonly withdrawalPauseHours: number;
  /** Above so many round units within a day an operator approves withdrawals, above so many two. */
  readonly withdrawalOneApprovalUnits: number;
  readonly withdrawalTwoPeopleUnits: number;
  /** The free bet for being identified before the first deposit, in round units of the account's currency; 0 for none, and then none is spoken of. */
  readonly identificationBonusUnits: number;
  /** How much of a deposit has to be staked before it can be taken out again; 0 for nothing. */
  readonly withdrawalPlayedPercent: number;
  readonly social: Readonly<Partial<Record<SocialProvider, SocialClient>>>;
  /** Whether a provider of our own stands in for social providers that are not configured, and a bank for those that identify. */
  readonly localIdentity: boolean;
  /** Whether webhooks may go to networks of our own and without TLS: where the operator says so, or for a demo on this machine alone. */
  readonly privateWebhooks: boolean;
  readonly oauthClients: readonly OauthClient[];
  /** Until when (epoch ms) nothing but operators, webhooks and files is served, and why; null where the site is open (S239). */
  readonly maintenance: ClosedUntil | null;
  /** Parts of the site, by module: false closes one, a list keeps it to these languages (R002). Those that are not named are as the site has them. */
  readonly modules: ModuleLimits;
  /** One segment before the path of the statistics frame, by which a proxy tells it from the rest (R019); empty for none. */
  readonly framePath: string;
  /** Whether visitors are asked for their age before they see anything (S238). */
  readonly ageGate: boolean;
  /** Providers of games that may move players' money, each with the key that it signs with; none: nobody may. */
  readonly providerKeys: ReadonlyMap<string, Uint8Array>;
  /** Providers whose games are offered, and how their wallet's messages are proven. */
  readonly gameProviders: readonly GameProviderSettings[];
  readonly poolSize: number;
  /** How long one statement of a call may take, and getting a connection for it, before its caller is asked to retry. */
  readonly statementTimeoutMs: number;
  /** How long requests wait at most once they queue for good (admission.ts). */
  readonly queueTargetMs: number;
  /** Tests fix the rounds of shared tables by it; no environment reaches it. Null: every chain is drawn anew. */
  readonly sharedRoundsSeed: string | null;
  /** Names besides that of `publicUrl` under which the site is reached, in lower case. */
  readonly hosts: readonly string[];
  /** Proxies whose word on where a request came from is taken; nobody's where none are named. */
  readonly trustedProxies: Networks;
  /** From where `/metrics` and the description of the console's calls may be read, and with which token from elsewhere. */
  readonly internalNetworks: Networks;
  readonly internalToken: string | undefined;
  /** `PASSWORD_COST`, whatever the environment says. */
  readonly passwordCost: PasswordCost;
}

/** Here and nowhere deeper: the bundle lies as deep below it as this file does. */
const PROJECT_ROOT = path.resolve(import.meta.dirname, '../../../..');
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

function rolesOf(argv: readonly string[]): ReadonlySet<Role> {
  const given = argv.find((a) => a.startsWith('--roles='))?.slice('--roles='.length);
  if (given === undefined) return new Set(ROLES);
  const names = given.split(',').filter((n) => n !== '');
  const unknown = names.find((n) => !ROLES.includes(n as Role));
  if (unknown !== undefined || names.length === 0) throw new ConfigError(`--roles=${given}: must be some of ${ROLES.join(',')}`);
  return new Set(names as Role[]);
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** Settings that are made in the console now: a start must not quietly do without it. */
const MOVED = ['VIP_HOSTS', 'VIP_COUNTRIES'] as const;

/** Reads the settings from the environment and the command line. Throws ConfigError naming the first bad one. */
export function readConfig(env: Environment, argv: readonly string[]): Config {
  const port = wholeNumber('PORT', env.PORT, 3000, 0, 65_535);
  const host = env.HOST || '127.0.0.1';
  const speed = Number(env.SPEED || '1');
  // Slower than the clock on the wall, a live match would say nothing for so long that its source counts as silent.
  if (!(speed >= 1 && speed <= 1000)) throw new ConfigError(`SPEED=${env.SPEED}: must be a number from 1 to 1000`);
  const logLevel = env.LOG_LEVEL || 'info';
  if (!LOG_LEVELS.includes(logLevel as Config['logLevel']))
    throw new ConfigError(`LOG_LEVEL=${logLevel}: must be one of ${LOG_LEVELS.join(', ')}`);
  const moved = MOVED.find((name) => env[name]);
  if (moved) throw new ConfigError(`${moved}: is the setting signInFirstHosts of a brand and country now; set it in the console`);
  const unknown = argv.find((a) => a.startsWith('--') && !a.startsWith('--roles=') && a !== '--dev');
  if (unknown) throw new ConfigError(`${unknown}: unknown option; there are --roles=<list> and --dev`);
  const publicHost = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const publicUrl = urlOf('PUBLIC_URL', env.PUBLIC_URL, ['http:', 'https:']) ?? new URL(`http://${publicHost}:${port}`);
  const ownMachine = argv.includes('--dev') || (env.DEMO !== '0' && isLoopback(host) && isLoopback(publicUrl.hostname));
  return {
    host,
    port,
    consolePort: env.CONSOLE_PORT ? wholeNumber('CONSOLE_PORT', env.CONSOLE_PORT, 0, 1, 65_535) : null,
    consoleHost: env.CONSOLE_HOST || host,
    dataDir: path.resolve(PROJECT_ROOT, env.DATA_DIR || '.data'),
    databaseUrl: urlOf('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:'])?.href,
    natsUrl: urlOf('NATS_URL', env.NATS_URL, ['nats:', 'tls:'])?.href,
    smtpUrl: urlOf('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:'])?.href,
    sms: smsOf(env),
    messenger: messengerOf(env),
    previewKeys: listOf(env.PREVIEW_API_KEYS),
    brandsFolder: path.resolve(PROJECT_ROOT, env.BRANDS_FOLDER || 'brands'),
    feed: feedOf(env, PROJECT_ROOT),
    speed,
    seed: wholeNumber('SEED', env.SEED, 1, 0, 4_294_967_295),
    publicUrl,
    logLevel: logLevel as Config['logLevel'],
    roles: rolesOf(argv),
    vaultKeys: vaultKeysOf(env.VAULT_KEYS),
    dev: argv.includes('--dev'),
    demo: env.DEMO !== '0',
    social: socialOf(env),
    // Every caller may claim any identity here, so it must not be public.
    localIdentity: ownMachine,
    privateWebhooks: ownMachine || env.WEBHOOKS_PRIVATE === '1',
    oauthClients: oauthClientsOf(env.OAUTH_CLIENTS),
    captcha: captchaOf(env.CAPTCHA || undefined),
    withdrawalPauseHours: wholeNumber('WITHDRAWAL_PAUSE_HOURS', env.WITHDRAWAL_PAUSE_HOURS, 24, 0, 720),
    withdrawalOneApprovalUnits: wholeNumber('WITHDRAWAL_ONE_PERSON_UNITS', env.WITHDRAWAL_ONE_PERSON_UNITS, 500, 0, 1_000_000_000),
    withdrawalTwoPeopleUnits: wholeNumber('WITHDRAWAL_TWO_PEOPLE_UNITS', env.WITHDRAWAL_TWO_PEOPLE_UNITS, 5_000, 0, 1_000_000_000),
    withdrawalPlayedPercent: wholeNumber('WITHDRAWAL_PLAYED_PERCENT', env.WITHDRAWAL_PLAYED_PERCENT, 100, 0, 1_000),
    identificationBonusUnits: wholeNumber(
      'IDENTIFICATION_BONUS_UNITS',
      env.IDENTIFICATION_BONUS_UNITS,
      env.DEMO === '0' ? 0 : 5,
      0,
      10_000,
    ),
    maintenance: maintenanceOf(env.MAINTENANCE_UNTIL, env.MAINTENANCE_REASON),
    modules: modulesOf(env.MODULES),
    framePath: framePathOf(env.STATISTICS_FRAME_PATH),
    ageGate: env.AGE_GATE === '1',
    passwordCost: PASSWORD_COST,
    providerKeys: providerKeysOf(env.PROVIDER_KEYS),
    gameProviders: gameProvidersOf(env.GAME_PROVIDERS),
    poolSize: wholeNumber('POOL_SIZE', env.POOL_SIZE, 12, 2, 200),
    statementTimeoutMs: wholeNumber('STATEMENT_TIMEOUT_MS', env.STATEMENT_TIMEOUT_MS, 2_300, 100, 60_000),
    queueTargetMs: wholeNumber('QUEUE_TARGET_MS', env.QUEUE_TARGET_MS, 100, 10, 3_600_000),
    sharedRoundsSeed: null,
    hosts: listOf(env.HOSTS),
    trustedProxies: networksOf('TRUSTED_PROXIES', env.TRUSTED_PROXIES),
    internalNetworks: networksOf('INTERNAL_NETWORKS', env.INTERNAL_NETWORKS || '127.0.0.0/8,::1'),
    internalToken: tokenOf('INTERNAL_TOKEN', env.INTERNAL_TOKEN),
  };
}
