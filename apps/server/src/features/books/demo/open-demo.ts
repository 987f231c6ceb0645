import { createHash, randomBytes } from 'node:crypto';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { readCallerResidence } from '#features/casino';
import type { Caller } from '#platform/http/handler';
import type { BooksDeps } from '../books-deps.ts';
import { writeDemo } from './demo.store.ts';

/** Sessions of demonstrations begin like this, and no launch's does. */
const PREFIX = 'demo.';
const [TOKEN_BYTES, SERVER_BYTES, CLIENT_BYTES] = [24, 32, 8];
/** Play money that a demonstration begins with, in units of its currency, as those of the house's own games do. */
const FIRST_UNITS = 1_000n;

export const isDemoSession = (sessionId: string): boolean => sessionId.startsWith(PREFIX);

/** The hash that is kept of a session. */
export const hashDemoSession = (sessionId: string): Uint8Array => createHash('sha256').update(sessionId).digest();

/**
 * Opens a demonstration for a caller, whom the law lets have one: that is judged before any provider is asked. Gives its session.
 */
export async function openDemo(deps: BooksDeps, game: string, caller: Caller): Promise<string> {
  const { platform, site } = deps;
  const brandId = caller.brand.id;
  const { countryId, age } = await readCallerResidence(deps, caller);
  const { currency } = site.visitorDefaults(caller);
  const session = `${PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
  await writeDemo(platform.pool, {
    tokenHash: hashDemoSession(session),
    game,
    brandId,
    countryId,
    age,
    currency,
    balanceMinor: FIRST_UNITS * 10n ** BigInt(currencyByCode(currency)?.scale ?? 2),
    serverSeed: randomBytes(SERVER_BYTES).toString('hex'),
    clientSeed: randomBytes(CLIENT_BYTES).toString('hex'),
  });
  return session;
}
