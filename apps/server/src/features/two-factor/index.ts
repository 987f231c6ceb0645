import { Secret, TOTP } from 'otpauth';
import type { VaultFeature } from '#features/vault';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { deleteSecondFactor, readSecondFactor, writeEnabled, writePending, writeStep } from './second-factor.store.ts';

const CONTEXT = 'second-factor';
const PERIOD_SECONDS = 30;
/** Clocks of telephones may be so many periods off. */
const WINDOW = 1;

/** RFC 6238 with what every authenticator app reads: SHA-1, 6 digits, 30 seconds. */
const totpOf = (secret: Secret, issuer: string, label: string): TOTP =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });

/** The codes of an authenticator app: set up, confirmed, asked for at sign-in. A code is good once (T75). */
export function createSecondFactorFeature({ pool, clock }: Pick<Platform, 'pool' | 'clock'>, { vault }: { readonly vault: VaultFeature }) {
  async function open(on: Queryable, playerId: bigint, sealed: Buffer): Promise<TOTP> {
    const bytes = await vault.open(on, playerId, CONTEXT, sealed);
    return totpOf(new Secret({ buffer: new Uint8Array(bytes).buffer }), '', String(playerId));
  }
  /** Whether the code is the app's of this time and was not taken before. */
  async function takeCode(on: Queryable, playerId: bigint, sealed: Buffer, code: string): Promise<boolean> {
    const now = clock.now();
    const delta = (await open(on, playerId, sealed)).validate({ token: code, timestamp: now, window: WINDOW });
    return delta !== null && (await writeStep(on, playerId, BigInt(Math.floor(now / 1000 / PERIOD_SECONDS) + delta)));
  }

  return {
    handlers: {},
    /** Whether the player is asked for a code at sign-in. */
    isEnabled: async (playerId: bigint, on: Queryable = pool): Promise<boolean> =>
      Boolean((await readSecondFactor(on, playerId))?.enabled_at),
    /** A new secret for the app, in use once a code confirms it; undefined where the player has one already. `url` is what the QR code says; `issuer` is how the app calls us. */
    async begin(
      playerId: bigint,
      issuer: string,
      on: Queryable = pool,
    ): Promise<{ readonly secret: string; readonly url: string } | undefined> {
      const secret = new Secret({ size: 20 });
      const sealed = await vault.seal(on, playerId, CONTEXT, secret.bytes);
      if (!(await writePending(on, playerId, sealed))) return undefined;
      return { secret: secret.base32, url: totpOf(secret, issuer, String(playerId)).toString() };
    },
    /** Confirms the secret with a code of the app; false for a wrong code, or nothing that waits. */
    async enable(playerId: bigint, code: string, on: Queryable = pool): Promise<boolean> {
      const found = await readSecondFactor(on, playerId);
      if (!found || found.enabled_at || !(await takeCode(on, playerId, found.secret, code))) return false;
      await writeEnabled(on, playerId);
      return true;
    },
    /** Takes a code of the app: true once. */
    async take(playerId: bigint, code: string, on: Queryable = pool): Promise<boolean> {
      const found = await readSecondFactor(on, playerId);
      return Boolean(found?.enabled_at) && found !== undefined && takeCode(on, playerId, found.secret, code);
    },
    /** False where there was none. */
    disable: (playerId: bigint, on: Queryable = pool): Promise<boolean> => deleteSecondFactor(on, playerId),
  } satisfies Feature & Record<string, unknown>;
}

export type SecondFactorFeature = ReturnType<typeof createSecondFactorFeature>;
