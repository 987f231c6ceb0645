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

/** The policy of a page: its own scripts and the allowed ones, nothing else inline, nothing from elsewhere. */
export function pagePolicy(allowed: AllowedScripts, options: { readonly dev?: boolean } = {}): string {
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
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
