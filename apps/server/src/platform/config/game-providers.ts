import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import fs from 'node:fs';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';

const Address = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text.endsWith('/') ? text : `${text}/`));
const Origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
const key = (read: (pem: string) => KeyObject, what: string) =>
  z.string().transform((pem, { addIssue }): KeyObject => {
    try {
      const made = read(pem);
      if (made.asymmetricKeyType === 'rsa') return made;
    } catch {
      // Told below, without the key.
    }
    addIssue({ code: 'custom', message: what });
    return z.NEVER;
  });

const base = {
  code: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, 'a lower-case name'),
  name: z.string().trim().min(1).max(60),
  /** The address of the provider's own interface. */
  apiUrl: Address,
  /** The origins of its games' pages: nothing else is shown in their frame. */
  frameOrigins: z.array(Origin).min(1),
};

/** A game of a provider that has no list of its own to be asked for. */
const ListedGame = z.object({
  code: z.string().regex(/^[\w.:/-]{1,100}$/),
  name: z.string().trim().min(1).max(120),
  category: z.string().trim().min(1).max(60),
});

const GameProviderSettings = z.discriminatedUnion('dialect', [
  z.object({
    ...base,
    dialect: z.literal('hub88'),
    /** The name that we are called by there. */
    operatorId: z.string().min(1).max(100),
    /** PEM of the key that its messages are signed with, and of the one that we sign ours with. */
    publicKey: key(createPublicKey, 'PEM of an RSA public key'),
    privateKey: key(createPrivateKey, 'PEM of an RSA private key'),
    /** Whether it tells its jackpots (decision 0099). */
    jackpots: z.boolean().optional(),
  }),
  z.object({
    ...base,
    dialect: z.literal('one-wallet'),
    /** The token that its messages prove themselves by. */
    authToken: z.string().min(20).max(200),
    casinoKey: z.string().regex(/^[\w-]{1,100}$/),
    apiToken: z.string().min(1).max(200),
    games: z.array(ListedGame).min(1),
  }),
  z.object({
    ...base,
    /** Its games are played from a purse that it holds: money is moved there and back, and no stake is asked for (decision 0075). */
    dialect: z.literal('transfer'),
    operatorId: z.string().min(1).max(100),
    /** PEM of the key that we sign our requests with. */
    privateKey: key(createPrivateKey, 'PEM of an RSA private key'),
  }),
]);

/** A provider of games as the operator's file describes it. */
export type GameProviderSettings = z.output<typeof GameProviderSettings>;

/** Reads one provider. Throws ConfigError naming the field; values are left out, since they are secrets. */
export function parseGameProvider(value: unknown, where: string): GameProviderSettings {
  const parsed = GameProviderSettings.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigError(`${where}: ${issue?.path.join('.') ?? ''} must be ${issue?.message ?? 'right'}`);
}

/** `GAME_PROVIDERS=<file>`: a JSON list of providers. It holds secrets, so it is a file of its own. */
export function gameProvidersOf(file = ''): readonly GameProviderSettings[] {
  if (file === '') return [];
  let list: unknown;
  try {
    list = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    throw new ConfigError(`GAME_PROVIDERS=${file}: must be a file with a JSON list of providers`);
  }
  if (!Array.isArray(list)) throw new ConfigError(`GAME_PROVIDERS=${file}: must be a JSON list`);
  const providers = list.map((one, n) => parseGameProvider(one, `GAME_PROVIDERS=${file}: provider ${n + 1}`));
  const codes = providers.map(({ code }) => code);
  const twice = codes.find((code, n) => codes.indexOf(code) !== n);
  if (twice !== undefined) throw new ConfigError(`GAME_PROVIDERS=${file}: ${twice} stands there twice`);
  return providers;
}
