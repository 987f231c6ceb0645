import type { CallSpec } from '@touchline/contract/call';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

const STYLE = `
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{margin-top:2.5rem;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}
details{margin:.4rem 0;padding:.4rem .6rem;border:1px solid color-mix(in srgb,currentColor 18%,transparent);border-radius:6px}
summary{cursor:pointer}
code{font:14px ui-monospace,monospace;overflow-wrap:anywhere}
b{display:inline-block;min-width:3.5rem}
dt{font-weight:600;margin-top:.5rem}
`;

function section(name: string, calls: readonly [string, CallSpec][]): string {
  return `<h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>${calls.map(([key, call]) => entry(key, call)).join('')}`;
}

function entry(key: string, call: CallSpec): string {
  const paths = call.paths.map((p) => `<code>${escapeHtml(p.path)}</code>${p.row ? ` (${p.row})` : ''}`).join('<br>');
  const rate = call.rate ? `<dt>Rate</dt><dd>${call.rate.max} in ${call.rate.windowSeconds} s</dd>` : '';
  return `<details id="${escapeHtml(key)}"><summary><b>${call.method}</b> <code>${escapeHtml(call.paths[0].path)}</code> ${escapeHtml(call.summary)}</summary>
<dl><dt>Key</dt><dd><code>${escapeHtml(key)}</code></dd><dt>Paths</dt><dd>${paths}</dd><dt>Access</dt><dd>${call.access}</dd><dt>Envelope</dt><dd>${call.envelope}</dd>
<dt>May refuse with</dt><dd>${call.fails.map((code) => `<code>${code}</code>`).join(', ') || 'only what every call may'}</dd>${rate}
${call.assumed ? '<dt>Reply</dt><dd>Our design: the specification does not show it.</dd>' : ''}</dl></details>`;
}

/** A brand's calls as a page of plain HTML, grouped by the first segment of their paths. */
export function renderDocs(brand: string, calls: Readonly<Record<string, CallSpec>>, schemas = '/openapi.json'): string {
  const title = `${escapeHtml(brand)} calls`;
  const groups = Map.groupBy(Object.entries(calls), ([, call]) => call.paths[0].path.split('/')[1] ?? '');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${Object.keys(calls).length} calls. Schemas: <a href="${escapeHtml(schemas)}">${escapeHtml(schemas)}</a></p>${[...groups].map(([name, list]) => section(name, list)).join('')}</body></html>`;
}
