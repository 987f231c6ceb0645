import fs from 'node:fs';
import path from 'node:path';
import { captchaType, isSiteLanguage, SITE_LANGUAGES, SOCIAL_PROVIDERS, type SocialProvider } from '@touchline/contract/bets/enums';
import { MAINTENANCE_REASONS, type MaintenanceReason, SITE_MODULES } from '@touchline/contract/site/settings';
import { API_PATH } from './http/api-path.ts';
import { type Networks, readNetworks } from './http/networks.ts';

/** What a process does; one image, many roles. Without `--roles` it does all of them. */
export const ROLES = ['api', 'push', 'ingest', 'settle', 'jobs', 'web'] as const;
export type Role = (typeof ROLES)[number];

/** `folder`: absolute, and there. `uof`: a provider of the odds-feed format, its broker and its calls. */
export type FeedChoice =
  | { readonly kind: 'simulator' }
  | { readonly kind: 'replay'; readonly folder: string }
  | { readonly kind: 'uof'; readonly amqpUrl: string; readonly apiUrl: string; readonly token: string; readonly node: number };

/** The client that we are at a social provider (R061). */
export interface SocialClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** An application of a partner that players may sign in to by us. */
export interface OauthClient {
  readonly id: string;
  readonly name: string;
  readonly secret: string;
  /** Where it may be returned to, to the letter. */
  readonly redirectUris: readonly string[];
  readonly rights: readonly string[];
}

/** Who carries short messages: a gateway with an interface of our own, or Twilio. */
export interface SmsChoice {
  readonly provider: 'gateway' | 'twilio';
  readonly url: URL;
  /** Twilio's account SID; empty for the gateway. */
  readonly account: string;
  /** Signs requests, or is the account's token. */
  readonly token: string;
  /** The number or name that messages come from. */
  readonly from: string;
}

/** The Telegram Gateway, which carries codes. */
export interface MessengerChoice {
  readonly url: URL;
  readonly token: string;
}

/** What argon2id spends on a password. */
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
  /** Where the operators' console listens by itself, and then nowhere else; null: at `port`, with the site. */
  readonly consolePort: number | null;
  readonly consoleHost: string;
  /** Absolute. Holds the built-in PostgreSQL; unused with `databaseUrl`. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly natsUrl: string | undefined;
  /** Where mail is handed over; without it letters are kept and not sent. */
  readonly smtpUrl: string | undefined;
  /** Who carries short messages, and codes by messenger; null: such letters are kept and not sent. */
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
  /** What suspicious callers have to solve; null for nothing at all. */
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
  readonly maintenance: { readonly until: number; readonly reason: MaintenanceReason } | null;
  /** Parts of the site, by module: false closes one, a list keeps it to these languages (R002). Those that are not named are as the site has them. */
  readonly modules: Readonly<Record<string, false | string[]>>;
  /** One segment before the path of the statistics frame, by which a proxy tells it from the rest (R019); empty for none. */
  readonly framePath: string;
  /** Whether visitors are asked for their age before they see anything (S238). */
  readonly ageGate: boolean;
  /** Providers of games that may move players' money, each with the key that it signs with; none: nobody may. */
  readonly providerKeys: ReadonlyMap<string, Uint8Array>;
  readonly poolSize: number;
  /** How long one statement of a call may take, and getting a connection for it, before its caller is told to come back. */
  readonly statementTimeoutMs: number;
  /** How long requests wait at most once they queue for good (admission.ts). */
  readonly queueTargetMs: number;
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

/** A setting that cannot be understood; the message names it and what would be right. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const PROJECT_ROOT = path.resolve(import.meta.dirname, '../../../..');
/** Why a site is closed for a while; the page says it in words. */
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

function providerOf(env: Readonly<Record<string, string | undefined>>): FeedChoice {
  const amqpUrl = urlOf('UOF_AMQP_URL', env.UOF_AMQP_URL, ['amqps:', 'amqp:']);
  const apiUrl = urlOf('UOF_API_URL', env.UOF_API_URL, ['https:', 'http:']);
  for (const [name, value] of Object.entries({ UOF_AMQP_URL: amqpUrl, UOF_API_URL: apiUrl, UOF_TOKEN: env.UOF_TOKEN || undefined }))
    if (value === undefined) throw new ConfigError(`FEED=uof: needs ${name} besides`);
  return {
    kind: 'uof',
    amqpUrl: amqpUrl?.href ?? '',
    apiUrl: (apiUrl?.href ?? '').replace(/\/+$/, ''),
    token: env.UOF_TOKEN ?? '',
    node: wholeNumber('UOF_NODE', env.UOF_NODE, 1, 1, 255),
  };
}

function feedOf(env: Readonly<Record<string, string | undefined>>): FeedChoice {
  const text = env.FEED || 'simulator';
  if (text === 'simulator') return { kind: text };
  if (text === 'uof') return providerOf(env);
  const given = /^replay:(.+)$/.exec(text)?.[1];
  if (!given) throw new ConfigError(`FEED=${text}: must be simulator, uof or replay:<folder>`);
  const folder = path.resolve(PROJECT_ROOT, given);
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new ConfigError(`FEED=${text}: there is no folder ${folder}`);
  return { kind: 'replay', folder };
}

function networksOf(name: string, text = ''): Networks {
  const networks = readNetworks(text);
  if (typeof networks === 'string') throw new ConfigError(`${name}: ${networks} is neither an address nor a network such as 10.0.0.0/8`);
  return networks;
}

function tokenOf(name: string, text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  // The value is a secret, so the message leaves it out.
  if (!/^[!-~]{16,500}$/.test(text)) throw new ConfigError(`${name}: must be at least 16 letters, digits and signs, without spaces`);
  return text;
}

function vaultKeysOf(text = ''): Uint8Array[] {
  return text
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      // The value is a secret, so the message leaves it out.
      if (!/^[0-9a-f]{64}$/i.test(part)) throw new ConfigError('VAULT_KEYS: must be keys of 64 hexadecimal digits, separated by commas');
      return new Uint8Array(Buffer.from(part, 'hex'));
    });
}

/** `PROVIDER_KEYS=<name>:<64 hexadecimal digits>,...` */
function providerKeysOf(text = ''): Config['providerKeys'] {
  const keys = new Map<string, Uint8Array>();
  for (const part of text.split(',').filter((one) => one !== '')) {
    const [, name = '', key = ''] = /^([a-z][a-z0-9-]{1,39}):([0-9a-f]{64})$/i.exec(part.trim()) ?? [];
    // The value is a secret, so the message leaves it out.
    if (key === '' || keys.has(name))
      throw new ConfigError('PROVIDER_KEYS: must be <name>:<64 hexadecimal digits>, separated by commas, each name once');
    keys.set(name, new Uint8Array(Buffer.from(key, 'hex')));
  }
  return keys;
}

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');

/** `expressDay=off,betGenerator=en+ru`. */
function modulesOf(text = ''): Config['modules'] {
  const parts = text.split(',').filter((part) => part !== '');
  return Object.fromEntries(
    parts.map((part) => {
      const [, name = '', value = ''] = /^([a-zA-Z]+)=(off|[a-z+]+)$/.exec(part.trim()) ?? [];
      const languages = value.split('+');
      if (value !== 'off' && !languages.every(isSiteLanguage))
        throw new ConfigError(`MODULES=${part}: must be <module>=off, or <module>= and languages (${SITE_LANGUAGES.join('+')})`);
      if (!SITE_MODULES.some((module) => module === name)) throw new ConfigError(`MODULES=${part}: one of ${SITE_MODULES.join(', ')}`);
      return [name, value === 'off' ? false : languages];
    }),
  );
}

/** No segment that addresses begin with already: languages have two letters. */
function framePathOf(text = ''): string {
  if (text === '') return text;
  const taken = API_PATH.test(`/${text}`) || ['assets', 'operator-api', 'sitemap', 'health', 'metrics', 'docs', 'dev'].includes(text);
  if (taken || !/^[a-z][a-z\d-]{2,31}$/.test(text))
    throw new ConfigError(`STATISTICS_FRAME_PATH=${text}: must be 3 to 32 small letters, digits and dashes, and no path of the site`);
  return text;
}

/** `SOCIAL_<PROVIDER>_CLIENT_ID` and `..._CLIENT_SECRET` (for Telegram the bot's token), both or none. */
function socialOf(env: Readonly<Record<string, string | undefined>>): Config['social'] {
  const clients: Partial<Record<SocialProvider, SocialClient>> = {};
  for (const provider of SOCIAL_PROVIDERS) {
    const name = `SOCIAL_${provider.toUpperCase()}_CLIENT`;
    const [clientId, clientSecret] = [env[`${name}_ID`] || undefined, env[`${name}_SECRET`] || undefined];
    if ((clientId === undefined) !== (clientSecret === undefined)) throw new ConfigError(`${name}_ID and ${name}_SECRET: both or none`);
    if (clientId !== undefined && clientSecret !== undefined) clients[provider] = { clientId, clientSecret };
  }
  return clients;
}

/** Applications of partners as JSON: a list of {id, name, secret, redirectUris, rights}. */
function oauthClientsOf(text = ''): readonly OauthClient[] {
  if (text === '') return [];
  // The value holds secrets, so the message leaves it out.
  const wrong = new ConfigError('OAUTH_CLIENTS: must be a JSON list of {id, name, secret, redirectUris, rights}');
  const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw wrong;
  }
  if (!Array.isArray(list)) throw wrong;
  return list.map((one: Readonly<Record<string, unknown>> | null) => {
    const { id, name, secret, redirectUris, rights } = one ?? {};
    if (typeof id !== 'string' || typeof name !== 'string' || typeof secret !== 'string') throw wrong;
    if (!isTexts(redirectUris) || !isTexts(rights) || !redirectUris.every((uri) => URL.canParse(uri))) throw wrong;
    return { id, name, secret, redirectUris, rights };
  });
}

/** One of the types of R065, or `none`; of those only the puzzle needs no account with anyone. */
function captchaOf(text = 'painPuzzle'): Config['captcha'] {
  if (text === 'none' || text === 'custom') return null;
  const type = captchaType(text);
  if (type === 'painPuzzle') return type;
  throw new ConfigError(
    type === null
      ? `CAPTCHA=${text}: must be painPuzzle or none`
      : `CAPTCHA=${text}: needs keys of its provider, which this build does not have; use painPuzzle or none`,
  );
}

function rolesOf(argv: readonly string[]): ReadonlySet<Role> {
  const given = argv.find((a) => a.startsWith('--roles='))?.slice('--roles='.length);
  if (given === undefined) return new Set(ROLES);
  const names = given.split(',').filter((n) => n !== '');
  const unknown = names.find((n) => !ROLES.includes(n as Role));
  if (unknown !== undefined || names.length === 0) throw new ConfigError(`--roles=${given}: must be some of ${ROLES.join(',')}`);
  return new Set(names as Role[]);
}

function maintenanceOf(until: string | undefined, reason = 'update'): Config['maintenance'] {
  if (until === undefined || until === '') return null;
  const at = Date.parse(until);
  if (Number.isNaN(at)) throw new ConfigError(`MAINTENANCE_UNTIL=${until}: must be a time as in 2026-01-31T06:00:00Z`);
  const known = MAINTENANCE_REASONS.find((one) => one === reason);
  if (known === undefined) throw new ConfigError(`MAINTENANCE_REASON=${reason}: must be one of ${MAINTENANCE_REASONS.join(', ')}`);
  return { until: at, reason: known };
}

const PLAIN_OR_TLS = ['http:', 'https:'];

function smsOf(env: Readonly<Record<string, string | undefined>>): SmsChoice | null {
  const provider = env.SMS_PROVIDER;
  if (!provider) return null;
  if (provider !== 'gateway' && provider !== 'twilio') throw new ConfigError(`SMS_PROVIDER=${provider}: must be gateway or twilio`);
  const url = urlOf('SMS_URL', env.SMS_URL || (provider === 'twilio' ? 'https://api.twilio.com' : undefined), PLAIN_OR_TLS);
  const { SMS_ACCOUNT: account = '', SMS_TOKEN: token, SMS_FROM: from } = env;
  const missing = [
    ...(url ? [] : ['SMS_URL']),
    ...(token ? [] : ['SMS_TOKEN']),
    ...(from ? [] : ['SMS_FROM']),
    ...(account || provider === 'gateway' ? [] : ['SMS_ACCOUNT']),
  ];
  if (!url || !token || !from || missing.length > 0) throw new ConfigError(`SMS_PROVIDER=${provider}: needs ${missing.join(', ')} too`);
  return { provider, url, account, token, from };
}

function messengerOf(env: Readonly<Record<string, string | undefined>>): MessengerChoice | null {
  const url = urlOf('TELEGRAM_GATEWAY_URL', env.TELEGRAM_GATEWAY_URL || 'https://gatewayapi.telegram.org', PLAIN_OR_TLS);
  return env.TELEGRAM_GATEWAY_TOKEN && url ? { url, token: env.TELEGRAM_GATEWAY_TOKEN } : null;
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** What is set in the console now: a start must not quietly do without it. */
const MOVED = ['VIP_HOSTS', 'VIP_COUNTRIES'] as const;

/** Reads the settings from the environment and the command line. Throws ConfigError naming the first bad one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, argv: readonly string[]): Config {
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
    feed: feedOf(env),
    speed,
    seed: wholeNumber('SEED', env.SEED, 1, 0, 4_294_967_295),
    publicUrl,
    logLevel: logLevel as Config['logLevel'],
    roles: rolesOf(argv),
    vaultKeys: vaultKeysOf(env.VAULT_KEYS),
    dev: argv.includes('--dev'),
    demo: env.DEMO !== '0',
    social: socialOf(env),
    // Whoever reaches it says who they are: never where strangers come.
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
    poolSize: wholeNumber('POOL_SIZE', env.POOL_SIZE, 12, 2, 200),
    statementTimeoutMs: wholeNumber('STATEMENT_TIMEOUT_MS', env.STATEMENT_TIMEOUT_MS, 2_300, 100, 60_000),
    queueTargetMs: wholeNumber('QUEUE_TARGET_MS', env.QUEUE_TARGET_MS, 100, 10, 3_600_000),
    hosts: listOf(env.HOSTS),
    trustedProxies: networksOf('TRUSTED_PROXIES', env.TRUSTED_PROXIES),
    internalNetworks: networksOf('INTERNAL_NETWORKS', env.INTERNAL_NETWORKS || '127.0.0.0/8,::1'),
    internalToken: tokenOf('INTERNAL_TOKEN', env.INTERNAL_TOKEN),
  };
}
