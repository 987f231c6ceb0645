import type { FastifyReply } from 'fastify';

/** Set on everything. Pages add their own content security policy; data needs none of a page's rights. */
export function setSecurityHeaders(reply: FastifyReply, secure: boolean): void {
  reply
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cross-origin-opener-policy', 'same-origin')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

/** Which scripts of a page may run besides those that it loads from here: those that carry the nonce, or those whose text has a hash. */
export type AllowedScripts = { readonly nonce: string } | { readonly hashes: readonly string[] };

/** The policy of a page: its own scripts and the allowed ones, nothing else inline, nothing from elsewhere but frames of those origins. */
export function pagePolicy(
  allowed: AllowedScripts,
  options: { readonly dev?: boolean; readonly frameOrigins?: readonly string[] } = {},
): string {
  const { frameOrigins = [] } = options;
  const inline = 'nonce' in allowed ? [`'nonce-${allowed.nonce}'`] : allowed.hashes.map((hash) => `'sha256-${hash}'`);
  const script = options.dev ? "script-src 'self' 'unsafe-inline' 'unsafe-eval'" : ["script-src 'self'", ...inline].join(' ');
  return [
    "default-src 'self'",
    script,
    // React writes style attributes while it renders: they cannot carry a nonce.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' ws: wss:",
    ...(frameOrigins.length === 0 ? [] : [["frame-src 'self'", ...frameOrigins].join(' ')]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * Of the console's page: its own scripts and those that it carries (by their hashes), its own styles, nothing framed, sent or kept anywhere.
 * `dev`: what Vite needs.
 */
export function setConsoleHeaders(reply: FastifyReply, scripts: readonly string[] | 'dev'): void {
  const own = scripts === 'dev' ? ["'unsafe-inline'", "'unsafe-eval'"] : scripts.map((hash) => `'sha256-${hash}'`);
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...own].join(' '),
    scripts === 'dev' ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    scripts === 'dev' ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  reply
    .header('content-security-policy', policy.join('; '))
    .header('x-frame-options', 'DENY')
    .header('referrer-policy', 'no-referrer')
    .header('permissions-policy', 'camera=(), geolocation=(), microphone=()')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding');
}
