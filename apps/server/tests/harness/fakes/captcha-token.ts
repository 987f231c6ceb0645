import { seal, unseal } from '../../../src/features/captcha/sealed-token.ts';
import { getOrCreateSecret } from '../../../src/platform/auth/secrets.ts';
import type { WireReply } from '../request-over.ts';
import type { TestApp } from '../test-app.ts';

/** The token that solving the captcha of a refusal would give, without the work: only a test has the key. */
export async function captchaToken({ platform }: Pick<TestApp, 'platform'>, refusal: WireReply): Promise<string> {
  const key = await getOrCreateSecret(platform.pool, 'captcha');
  const ticket = unseal(key, 'ticket', refusal.json().errors[0].accepted.ticket) as object;
  return seal(key, 'token', { ...ticket, id: `test-${Math.random()}`, expiresAt: platform.clock.now() + 300_000 });
}
