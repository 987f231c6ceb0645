import { ConfigError } from './config-error.ts';

export function vaultKeysOf(text = ''): Uint8Array[] {
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
export function providerKeysOf(text = ''): ReadonlyMap<string, Uint8Array> {
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
