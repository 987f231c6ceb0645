import type { SocialProfile } from '@touchline/contract/social/calls';
import type { AuthorizationServer } from 'oauth4webapi';

/** The identity from a provider. `subject` is its own stable id of the person. */
export interface SocialIdentity {
  readonly subject: string;
  readonly fields: SocialProfile;
}

/** OpenID Connect: the rest is discovered at the issuer, and the ID token says who it is. */
export interface OpenIdProvider {
  readonly kind: 'openid';
  readonly issuer: string;
  readonly scope: string;
}

/** Plain OAuth 2: the endpoints are given here, and a call to the profile endpoint gives the identity. */
export interface OauthProvider {
  readonly kind: 'oauth';
  readonly server: AuthorizationServer;
  readonly scope: string;
  readonly profileUrl: string;
  /** Undefined where the profile has no usable id. */
  readonly readPerson: (profile: Readonly<Record<string, unknown>>) => SocialIdentity | undefined;
}

/** Data signed by the provider comes back in place of a code. */
export interface SignedDataProvider {
  readonly kind: 'telegram' | 'ethereum';
}

export type Provider = OpenIdProvider | OauthProvider | SignedDataProvider;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : undefined;

/** A person of a profile, by the names that the provider has for what it says. */
export const personOf =
  (names: { readonly id: string; readonly email?: string; readonly first?: string; readonly last?: string; readonly birth?: string }) =>
  (profile: Readonly<Record<string, unknown>>): SocialIdentity | undefined => {
    const of = (name: string | undefined): string | undefined => (name === undefined ? undefined : text(profile[name]));
    const id = profile[names.id];
    const subject = typeof id === 'number' ? String(id) : text(id);
    if (subject === undefined) return undefined;
    const birth = of(names.birth);
    const fields = {
      email: of(names.email)?.toLowerCase(),
      first_name: of(names.first),
      last_name: of(names.last),
      birth_date: birth !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(birth) ? birth : undefined,
    };
    return { subject, fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) };
  };
