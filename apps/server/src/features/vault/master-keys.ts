import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '#platform/config';

/** A key of the house by the name under which wrapped keys refer to it. */
export interface MasterKey {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const named = (bytes: Uint8Array): MasterKey => ({ name: createHash('sha256').update(bytes).digest('hex').slice(0, 16), bytes });

/**
 * The keys that wrap players' keys, the one for new wrappings first. They are never in the database: from VAULT_KEYS, or, on one machine, a
 * file in the data directory that only its owner reads.
 */
export function readMasterKeys({ vaultKeys, dataDir }: Pick<Config, 'vaultKeys' | 'dataDir'>): readonly [MasterKey, ...MasterKey[]] {
  const [first, ...rest] = vaultKeys.map(named);
  return first ? [first, ...rest] : [named(keyOfFile(path.join(dataDir, 'vault.key')))];
}

function keyOfFile(file: string): Uint8Array {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  try {
    // Of several processes that begin at once, one makes it.
    fs.writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const bytes = Buffer.from(fs.readFileSync(file, 'utf8').trim(), 'hex');
  if (bytes.length !== 32) throw new Error(`${file} does not hold a key of 64 hexadecimal digits`);
  return new Uint8Array(bytes);
}
