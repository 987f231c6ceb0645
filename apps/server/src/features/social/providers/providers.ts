import type { SocialProvider } from '@touchline/catalogue/account/social-providers';
import { type OauthProvider, type Provider, personOf, type SocialIdentity } from './provider.ts';

const oauth = (
  issuer: string,
  authorization: string,
  token: string,
  rest: Pick<OauthProvider, 'scope' | 'profileUrl' | 'readPerson'>,
): OauthProvider => ({
  kind: 'oauth',
  server: { issuer, authorization_endpoint: authorization, token_endpoint: token },
  ...rest,
});

/** The answer of VK's users.get is a list within `response`. */
function personOfVk(profile: Readonly<Record<string, unknown>>): SocialIdentity | undefined {
  const { response } = profile;
  const first: unknown = Array.isArray(response) ? response[0] : undefined;
  return typeof first === 'object' && first !== null
    ? personOf({ id: 'id', first: 'first_name', last: 'last_name' })({ ...first })
    : undefined;
}

/** The services of R061, each as it documents itself. */
export const PROVIDERS: Readonly<Record<SocialProvider, Provider>> = {
  vk: oauth('https://oauth.vk.com', 'https://oauth.vk.com/authorize', 'https://oauth.vk.com/access_token', {
    scope: 'email',
    profileUrl: 'https://api.vk.com/method/users.get?v=5.199',
    readPerson: personOfVk,
  }),
  ok: oauth('https://connect.ok.ru', 'https://connect.ok.ru/oauth/authorize', 'https://api.ok.ru/oauth/token.do', {
    scope: 'VALUABLE_ACCESS;GET_EMAIL',
    profileUrl: 'https://api.ok.ru/api/users/getCurrentUser?fields=uid,first_name,last_name,email,birthday',
    readPerson: personOf({ id: 'uid', email: 'email', first: 'first_name', last: 'last_name', birth: 'birthday' }),
  }),
  yandex: oauth('https://oauth.yandex.ru', 'https://oauth.yandex.ru/authorize', 'https://oauth.yandex.ru/token', {
    scope: 'login:email login:info login:birthday',
    profileUrl: 'https://login.yandex.ru/info?format=json',
    readPerson: personOf({ id: 'id', email: 'default_email', first: 'first_name', last: 'last_name', birth: 'birthday' }),
  }),
  mailru: oauth('https://oauth.mail.ru', 'https://oauth.mail.ru/login', 'https://oauth.mail.ru/token', {
    scope: 'userinfo',
    profileUrl: 'https://oauth.mail.ru/userinfo',
    readPerson: personOf({ id: 'id', email: 'email', first: 'first_name', last: 'last_name' }),
  }),
  telegram: { kind: 'telegram' },
  google: { kind: 'openid', issuer: 'https://accounts.google.com', scope: 'openid email profile' },
  fb: oauth(
    'https://www.facebook.com',
    'https://www.facebook.com/v21.0/dialog/oauth',
    'https://graph.facebook.com/v21.0/oauth/access_token',
    {
      scope: 'email public_profile',
      profileUrl: 'https://graph.facebook.com/v21.0/me?fields=id,email,first_name,last_name',
      readPerson: personOf({ id: 'id', email: 'email', first: 'first_name', last: 'last_name' }),
    },
  ),
  kakaotalk: { kind: 'openid', issuer: 'https://kauth.kakao.com', scope: 'openid account_email' },
  itsme: { kind: 'openid', issuer: 'https://idp.prd.itsme.services/v2', scope: 'openid profile email' },
  twitch: { kind: 'openid', issuer: 'https://id.twitch.tv/oauth2', scope: 'openid' },
  metamask: { kind: 'ethereum' },
  // Its ID tokens are signed with the shared secret, which proves no more than the profile that TLS brings.
  line: oauth('https://access.line.me', 'https://access.line.me/oauth2/v2.1/authorize', 'https://api.line.me/oauth2/v2.1/token', {
    scope: 'profile',
    profileUrl: 'https://api.line.me/v2/profile',
    readPerson: personOf({ id: 'userId', first: 'displayName' }),
  }),
  linkedin: oauth(
    'https://www.linkedin.com',
    'https://www.linkedin.com/oauth/v2/authorization',
    'https://www.linkedin.com/oauth/v2/accessToken',
    {
      scope: 'openid profile email',
      profileUrl: 'https://api.linkedin.com/v2/userinfo',
      readPerson: personOf({ id: 'sub', email: 'email', first: 'given_name', last: 'family_name' }),
    },
  ),
  discord: oauth('https://discord.com', 'https://discord.com/oauth2/authorize', 'https://discord.com/api/oauth2/token', {
    scope: 'identify email',
    profileUrl: 'https://discord.com/api/users/@me',
    readPerson: personOf({ id: 'id', email: 'email', first: 'global_name' }),
  }),
};
