import { SOCIAL_PROVIDERS, type SocialProvider } from '@touchline/catalogue/account/social-providers';
import { SocialProfile } from '@touchline/contract/social/calls';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import type { SocialIdentity } from './providers/provider.ts';

const LIFE_SECONDS = 900;

const Claims = z.object({ provider: z.enum(SOCIAL_PROVIDERS), sub: z.string(), fields: SocialProfile });

export interface TicketProfile extends SocialIdentity {
  readonly provider: SocialProvider;
}

/** A profile on its way to becoming an account. The browser keeps it, encrypted, so an abandoned registration stores nothing. */
export const writeTicket = (
  key: Uint8Array,
  provider: SocialProvider,
  { subject, fields }: SocialIdentity,
  nowMs: number,
): Promise<string> =>
  new EncryptJWT({ provider, fields })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setSubject(subject)
    .setExpirationTime(Math.floor(nowMs / 1000) + LIFE_SECONDS)
    .encrypt(key);

/** Undefined for one that is not ours, or has ended. */
export async function readTicket(key: Uint8Array, text: string, nowMs: number): Promise<TicketProfile | undefined> {
  try {
    const { payload } = await jwtDecrypt(text, key, { currentDate: new Date(nowMs), keyManagementAlgorithms: ['dir'] });
    const { provider, sub, fields } = Claims.parse(payload);
    return { provider, subject: sub, fields };
  } catch {
    return undefined;
  }
}
