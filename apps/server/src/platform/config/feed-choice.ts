import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config-error.ts';
import { type Environment, urlOf, wholeNumber } from './setting-values.ts';

/** `folder`: absolute, and there. `uof`: a provider of the odds-feed format, its broker and its calls. */
export type FeedChoice =
  | { readonly kind: 'simulator' }
  | { readonly kind: 'replay'; readonly folder: string }
  | { readonly kind: 'uof'; readonly amqpUrl: string; readonly apiUrl: string; readonly token: string; readonly node: number };

function providerOf(env: Environment): FeedChoice {
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

/** `root`: whence a relative folder is meant. Throws ConfigError. */
export function feedOf(env: Environment, root: string): FeedChoice {
  const text = env.FEED || 'simulator';
  if (text === 'simulator') return { kind: text };
  if (text === 'uof') return providerOf(env);
  const given = /^replay:(.+)$/.exec(text)?.[1];
  if (!given) throw new ConfigError(`FEED=${text}: must be simulator, uof or replay:<folder>`);
  const folder = path.resolve(root, given);
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new ConfigError(`FEED=${text}: there is no folder ${folder}`);
  return { kind: 'replay', folder };
}
