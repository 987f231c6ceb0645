import { createHash } from 'node:crypto';

const STYLE =
  ':root{color-scheme:dark light}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;text-align:center;padding:1rem;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}p{margin:0;max-width:34rem}.n{font:700 3rem/1 system-ui,sans-serif;opacity:.6}a{color:inherit}';
/** Nothing but its own style. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'self'; base-uri 'none'`;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

/** A browser asks again by itself for what may be had in a moment; soon for who waits, seldom for a server with too much to do. */
const RETRY_SECONDS = 5;

export interface FailurePage {
  readonly status: number;
  readonly code: string;
  readonly language: string;
  /** The brand of the site. */
  readonly brand: string;
  /** The message that a caller would get. */
  readonly message: string;
}

/**
 * The page that a browser shows where the site itself could not be asked: too much to do, no database, a host that is not ours. Small and without
 * anything to load, since it is sent when there is no time for more.
 */
export function renderFailurePage({ status, code, language, brand, message }: FailurePage): {
  readonly html: string;
  readonly policy: string;
} {
  const text = escapeHtml(message);
  const name = escapeHtml(brand);
  const retry = status === 503 ? `<meta http-equiv="refresh" content="${RETRY_SECONDS}">` : '';
  return {
    policy: POLICY,
    html: `<!doctype html><html lang="${escapeHtml(language)}" dir="auto"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${retry}<title>${text} · ${name}</title><style>${STYLE}</style></head><body data-code="${escapeHtml(code)}"><p class="n">${status}</p><h1 hidden>${name}</h1><p>${text}</p><p><a href="/${escapeHtml(language)}">${name}</a></p></body></html>`,
  };
}
