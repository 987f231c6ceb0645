import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

interface Visit {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly nonce: string;
  readonly challenge: string;
  readonly person: Readonly<Record<string, string>>;
  readonly until: number;
}

const CODE_MS = 60_000;
const PATH = '/dev/identity/:provider';
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const FIELDS = ['sub', 'email', 'given_name', 'family_name', 'birthdate'] as const;

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
type Texts = Readonly<Record<string, string | undefined>>;
const asTexts = (value: unknown): Texts => Object.fromEntries(Object.entries(Object(value)).map(([name, text]) => [name, String(text)]));

const page = (provider: string, action: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Test sign-in</title>
<style>:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}form{display:grid;gap:.6rem;max-width:24rem;margin:3rem auto;padding:0 1rem}input,button{font:inherit;padding:.6rem}</style></head>
<body><form method="post" action="${escapeHtml(action)}"><h1>Test sign-in: ${escapeHtml(provider)}</h1><p><strong>This is not ${escapeHtml(provider)}.</strong> It stands in for it in this demo: nobody is asked for a password, and whoever you say you are, you are.</p>${FIELDS.map(
    (name) => `<label>${name}<br><input name="${name}"${name === 'sub' ? ' required value="someone"' : ''}></label>`,
  ).join('')}<button>Sign in</button></form></body></html>`;

/**
 * An OpenID Connect provider of our own, for development, tests and a demo on one machine: it behaves like the ones that players know (discovery, PKCE, signed ID
 * tokens), and whoever visits it says who they are. It keeps nothing but visits of the last minute. `isSite` says whose addresses it leads back to.
 */
export function createLocalIdentity(origin: string, clock: { now(): number }, isSite: (url: URL) => boolean) {
  const visits = new Map<string, Visit>();
  const issuerOf = (provider: string): string => `${origin}/dev/identity/${provider}`;
  let keys: ReturnType<typeof generateKeyPair> | undefined;
  const readKeys = () => {
    keys ??= generateKeyPair('RS256', { extractable: true });
    return keys;
  };

  return {
    issuerOf,
    register(server: FastifyInstance): void {
      server.get<{ Params: { provider: string } }>(`${PATH}/.well-known/openid-configuration`, async ({ params: { provider } }) => {
        const issuer = issuerOf(provider);
        return {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
          authorization_response_iss_parameter_supported: true,
        };
      });
      server.get(`${PATH}/jwks`, async () => ({
        keys: [{ ...(await exportJWK((await readKeys()).publicKey)), alg: 'RS256', use: 'sig', kid: 'local' }],
      }));
      server.get<{ Params: { provider: string } }>(`${PATH}/authorize`, async (request, reply) =>
        reply
          .header('content-security-policy', PAGE_POLICY)
          .type('text/html; charset=utf-8')
          .send(page(request.params.provider, request.url)),
      );
      server.post<{ Params: { provider: string } }>(`${PATH}/authorize`, async (request, reply) => {
        const { client_id = '', redirect_uri = '', nonce = '', state = '', code_challenge = '' } = asTexts(request.query);
        const back = URL.parse(redirect_uri);
        const given = asTexts(request.body);
        if (!back || !isSite(back) || !given.sub) return reply.code(400).send({ error: 'invalid_request' });
        const code = randomBytes(24).toString('base64url');
        const person = Object.fromEntries(FIELDS.flatMap((name) => (given[name] ? [[name, given[name]]] : [])));
        const until = clock.now() + CODE_MS;
        visits.set(code, { clientId: client_id, redirectUri: redirect_uri, nonce, challenge: code_challenge, person, until });
        const answer = { code, state, iss: issuerOf(request.params.provider) };
        for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
        return reply.redirect(back.href, 303);
      });
      server.post<{ Params: { provider: string } }>(`${PATH}/token`, async (request, reply) => {
        const { code = '', client_id, redirect_uri, code_verifier = '' } = asTexts(request.body);
        const visit = visits.get(code);
        visits.delete(code);
        for (const [old, { until }] of visits) if (until < clock.now()) visits.delete(old);
        const proves = createHash('sha256').update(code_verifier).digest('base64url') === visit?.challenge;
        const fits = visit?.clientId === client_id && visit?.redirectUri === redirect_uri;
        if (!visit || visit.until < clock.now() || !proves || !fits) return reply.code(400).send({ error: 'invalid_grant' });
        const now = Math.floor(clock.now() / 1000);
        const idToken = await new SignJWT({ ...visit.person, ...(visit.nonce ? { nonce: visit.nonce } : {}) })
          .setProtectedHeader({ alg: 'RS256', kid: 'local' })
          .setIssuer(issuerOf(request.params.provider))
          .setAudience(visit.clientId)
          .setIssuedAt(now)
          .setExpirationTime(now + 300)
          .sign((await readKeys()).privateKey);
        return { access_token: randomBytes(24).toString('base64url'), token_type: 'Bearer', expires_in: 300, id_token: idToken };
      });
    },
  };
}
