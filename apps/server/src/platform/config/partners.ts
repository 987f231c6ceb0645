import { SOCIAL_PROVIDERS, type SocialProvider } from '@touchline/contract/bets/enums';
import { ConfigError } from './config-error.ts';
import type { Environment } from './setting-values.ts';

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
  /** The address that it may be returned to, to the letter. */
  readonly redirectUris: readonly string[];
  readonly scopes: readonly string[];
}

/** `SOCIAL_<PROVIDER>_CLIENT_ID` and `..._CLIENT_SECRET` (for Telegram the bot's token), both or none. */
export function socialOf(env: Environment): Readonly<Partial<Record<SocialProvider, SocialClient>>> {
  const clients: Partial<Record<SocialProvider, SocialClient>> = {};
  for (const provider of SOCIAL_PROVIDERS) {
    const name = `SOCIAL_${provider.toUpperCase()}_CLIENT`;
    const [clientId, clientSecret] = [env[`${name}_ID`] || undefined, env[`${name}_SECRET`] || undefined];
    if ((clientId === undefined) !== (clientSecret === undefined)) throw new ConfigError(`${name}_ID and ${name}_SECRET: both or none`);
    if (clientId !== undefined && clientSecret !== undefined) clients[provider] = { clientId, clientSecret };
  }
  return clients;
}

/** Applications of partners as JSON: a list of {id, name, secret, redirectUris, scopes}. */
export function oauthClientsOf(text = ''): readonly OauthClient[] {
  if (text === '') return [];
  // The value holds secrets, so the message leaves it out.
  const wrong = new ConfigError('OAUTH_CLIENTS: must be a JSON list of {id, name, secret, redirectUris, scopes}');
  const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw wrong;
  }
  if (!Array.isArray(list)) throw wrong;
  return list.map((one: Readonly<Record<string, unknown>> | null) => {
    const { id, name, secret, redirectUris, scopes } = one ?? {};
    if (typeof id !== 'string' || typeof name !== 'string' || typeof secret !== 'string') throw wrong;
    if (!isTexts(redirectUris) || !isTexts(scopes) || !redirectUris.every((uri) => URL.canParse(uri))) throw wrong;
    return { id, name, secret, redirectUris, scopes };
  });
}
