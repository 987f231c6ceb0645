import { createHmac } from 'node:crypto';
import { currencyByCode } from '@touchline/catalogue/currencies';
import { postDeposit } from '@touchline/ledger/postings';
import type { Platform } from '#platform/platform';
import { readSecret } from '#platform/secrets';
import type { Features } from './features.ts';

const EMAIL = 'demo@touchline.example';
const OPENING_MINOR = 100_000n; // 1,000.00 EUR of play money

export interface DemoPlayer {
  readonly login: string;
  readonly password: string;
}

/** A player to try the site with. The password differs per installation and follows from its secret, so that it can be shown at every start. */
export async function ensureDemoPlayer(platform: Platform, { account, wallet, site }: Features): Promise<DemoPlayer> {
  const secret = await readSecret(platform.pool, 'demo-player');
  const password = `d1${createHmac('sha256', secret).update('password').digest('hex').slice(0, 10)}`;
  const known = await account.readCredentials({ by: 'email', value: EMAIL });
  if (known) return { login: String(known.id), password };
  const passwordHash = await account.hashPassword(password);
  const login = await platform.db.transaction().execute(async (trx) => {
    const { playerId, currency } = await account.openAccount(trx, {
      kind: 'demo',
      passwordHash,
      email: EMAIL,
      phone: null,
      firstName: null,
      lastName: null,
      birthDate: null,
      countryId: site.countryIdOf('DE'),
      currencyId: currencyByCode('EUR')?.id ?? 0,
      language: 'en',
    });
    await wallet.writeTransaction(trx, postDeposit({ key: `demo-${playerId}`, playerId, currency }, OPENING_MINOR));
    return String(playerId);
  });
  return { login, password };
}
