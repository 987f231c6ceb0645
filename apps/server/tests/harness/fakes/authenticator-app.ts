import { invariant } from '@touchline/kernel/invariant';
import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '../test-app.ts';

const STEP_MS = 30_000;

/** Puts two-factor sign-in on for a player, by the wall clock; gives the codes of the player's app, the present one first. */
export async function setUpAuthenticator({ app }: Pick<TestApp, 'app'>, playerId: bigint): Promise<() => string> {
  const { secondFactor } = app.features;
  const begun = await secondFactor.begin(playerId, 'Touchline');
  const authenticator = new TOTP({ secret: Secret.fromBase32(begun?.secret ?? '') });
  // The code before this one: a code is good once, and the present one is still to be used.
  const enabled = await secondFactor.enable(playerId, authenticator.generate({ timestamp: Date.now() - STEP_MS }));
  invariant(enabled, 'the code of the application was refused');
  return () => authenticator.generate();
}
