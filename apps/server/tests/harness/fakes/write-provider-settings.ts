import fs from 'node:fs';
import path from 'node:path';
import { invariant } from '@touchline/kernel/invariant';
import type { GameProviderSettings } from '../../../src/platform/config/game-providers.ts';

/** The operator's file (GAME_PROVIDERS) with a provider whose messages are signed. Gives its path. */
export function writeProviderSettings(folder: string, provider: GameProviderSettings): string {
  invariant(provider.dialect === 'hub88', 'a provider whose messages are signed');
  const publicKey = provider.publicKey.export({ type: 'spki', format: 'pem' });
  const privateKey = provider.privateKey.export({ type: 'pkcs8', format: 'pem' });
  const file = path.join(folder, 'providers.json');
  fs.writeFileSync(file, JSON.stringify([{ ...provider, publicKey, privateKey }]));
  return file;
}
