import { resolveLanguage, textDirection } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { FastifyInstance, FastifyReply } from 'fastify';

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";
const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;padding:1rem;background:light-dark(#fff,#1a2029);color:light-dark(#111827,#f3f4f6)}h1{font-size:1.15rem;margin:0}
form{display:grid;gap:.6rem}button{font:inherit;font-weight:600;padding:.7rem;border-radius:8px;border:1px solid light-dark(#8a94a3,#6b7686);background:none;color:inherit}
:focus-visible{outline:3px solid #4f8cff;outline-offset:2px}`;

/** How a visit may end; null is a person whom everything fits. */
const ENDINGS = { accept: null, unreadable: 'unreadable', mismatch: 'face-mismatch' } as const;

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

export const localPagePath = (id: string, seal: string): string => `/sandbox-identity/${id}?${new URLSearchParams({ seal }).toString()}`;

interface LocalPage {
  /** Whether the address is one that was given for the session. */
  readonly knows: (id: string, seal: string) => boolean;
  /** The picture that the visitor's camera would have taken. */
  readonly answer: (id: string, reason: string | null) => Promise<void>;
}

interface Visit {
  Params: { id: string };
  Querystring: { seal?: string; lng?: string };
  Body: { ending?: unknown } | null;
}

/** The page of the provider of the sandbox, inside of ours as real ones are: who visits it says how the check ends. */
export function registerLocalPage(server: FastifyInstance, { knows, answer }: LocalPage): void {
  function send(reply: FastifyReply, lng: string | undefined, status: number, body: (t: (key: string) => string) => string): FastifyReply {
    const language = resolveLanguage(lng ?? 'en');
    const t = (key: string): string => escapeHtml(findText(language, `sandbox.identity.${key}`, {}) ?? key);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="${language}" dir="${textDirection(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${t('title')}</title><style>${STYLE}</style></head><body><main><h1>${t('title')}</h1>${body(t)}</main></body></html>`,
      );
  }
  const PATH = '/sandbox-identity/:id';
  server.get<Visit>(PATH, async ({ params: { id }, query: { seal = '', lng } }, reply) => {
    if (!knows(id, seal)) return send(reply, lng, 404, (t) => `<p>${t('unknown')}</p>`);
    const buttons = (t: (key: string) => string) =>
      Object.keys(ENDINGS)
        .map((ending) => `<button name="ending" value="${ending}">${t(ending)}</button>`)
        .join('');
    return send(reply, lng, 200, (t) => `<p>${t('text')}</p><form method="post">${buttons(t)}</form>`);
  });
  server.post<Visit>(PATH, async ({ params: { id }, query: { seal = '', lng }, body }, reply) => {
    const ending = Object.keys(ENDINGS).find((one): one is keyof typeof ENDINGS => one === body?.ending);
    if (!knows(id, seal) || !ending) return send(reply, lng, 404, (t) => `<p>${t('unknown')}</p>`);
    await answer(id, ENDINGS[ending]);
    return send(reply, lng, 200, (t) => `<p role="status">${t('sent')}</p>`);
  });
}
