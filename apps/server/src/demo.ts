import { createHmac } from 'node:crypto';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { OPERATOR_ROLES } from '@touchline/contract/call';
import { postDeposit } from '@touchline/ledger/postings';
import { getOrCreateSecret } from '#platform/auth/secrets';
import type { Platform } from '#platform/platform';
import { FIRST_BRAND } from '#platform/tenant/brand';
import type { Features } from './features.ts';
import { inTransaction } from './platform/db/in-transaction.ts';

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
  const secret = await getOrCreateSecret(platform.pool, of);
  return `d1${createHmac('sha256', secret).update('password').digest('hex').slice(0, 10)}`;
}

/** An operator with every role, to try the console with. */
export async function ensureDemoOperator(platform: Platform, { account, operators }: Features): Promise<DemoLogin> {
  const password = await readDemoPassword(platform, 'demo-operator');
  if (!(await operators.readOperator(OPERATOR))) {
    await operators.addOperator({
      login: OPERATOR,
      passwordHash: await account.hashPassword(password),
      roles: OPERATOR_ROLES,
      brandIds: null,
    });
  }
  return { login: OPERATOR, password };
}

/** A player with play money. */
export async function ensureDemoPlayer(platform: Platform, { account, wallet, site }: Features): Promise<DemoLogin> {
  const password = await readDemoPassword(platform, 'demo-player');
  const known = await account.readCredentials({ by: 'email', value: EMAIL }, FIRST_BRAND);
  if (known) return { login: String(known.id), password };
  const passwordHash = await account.hashPassword(password);
  const login = await inTransaction(platform.pool, async (client) => {
    const { playerId, currency } = await account.createPlayer(client, {
      brandId: FIRST_BRAND,
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
    // The address has no mailbox, so the player is not asked to confirm it.
    await account.writeConfirmed(client, playerId, 'email', EMAIL);
    await wallet.postTransaction(client, postDeposit({ key: `demo-${playerId}`, playerId, currency }, OPENING_MINOR));
    return String(playerId);
  });
  return { login, password };
}
