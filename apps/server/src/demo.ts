import { createHmac } from 'node:crypto';
import { currencyByCode } from '@touchline/catalogue/currencies';
import { OPERATOR_ROLES } from '@touchline/contract/call';
import { postDeposit } from '@touchline/ledger/postings';
import type { Platform } from '#platform/platform';
import { readSecret } from '#platform/secrets';
import type { Features } from './features.ts';

const EMAIL = 'demo@touchline.example';
const OPENING_MINOR = 100_000n; // 1,000.00 EUR of play money

const OPERATOR = 'operator';

/** Someone to try the site with. */
export interface DemoLogin {
  readonly login: string;
  readonly password: string;
}

/** Differs per installation and follows from its secret, so that it can be shown at every start. */
async function readDemoPassword(platform: Platform, of: 'demo-player' | 'demo-operator'): Promise<string> {
  const secret = await readSecret(platform.pool, of);
  return `d1${createHmac('sha256', secret).update('password').digest('hex').slice(0, 10)}`;
}

/** An operator with every role, to try the console with. */
export async function ensureDemoOperator(platform: Platform, { account, operator }: Features): Promise<DemoLogin> {
  const password = await readDemoPassword(platform, 'demo-operator');
  if (!(await operator.readOperator(OPERATOR))) {
    await operator.addOperator({ login: OPERATOR, passwordHash: await account.hashPassword(password), roles: OPERATOR_ROLES });
  }
  return { login: OPERATOR, password };
}

/** A player with play money. */
export async function ensureDemoPlayer(platform: Platform, { account, wallet, site }: Features): Promise<DemoLogin> {
  const password = await readDemoPassword(platform, 'demo-player');
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
      countryId: site.countryIdOf('IE'),
      currencyId: currencyByCode('EUR')?.id ?? 0,
      language: 'en',
    });
    // Nobody reads the letters of this address: the player is not asked to confirm it.
    await account.writeConfirmed(trx, playerId, 'email', EMAIL);
    await wallet.writeTransaction(trx, postDeposit({ key: `demo-${playerId}`, playerId, currency }, OPENING_MINOR));
    return String(playerId);
  });
  return { login, password };
}
