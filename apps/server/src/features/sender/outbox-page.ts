import { type Letter, listHeaders } from './letter.ts';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

function entry(letter: Letter): string {
  const files = letter.attachments.map(
    ({ name, text }) => `<details><summary>${escapeHtml(name)}</summary><pre>${escapeHtml(text)}</pre></details>`,
  );
  const headers = Object.entries(listHeaders(letter)).map(([name, value]) => `${name}: ${value}\n`);
  return `<article><h2>${escapeHtml(letter.subject)}</h2>
<p><b>${letter.channel}</b> to <b>${escapeHtml(letter.address)}</b>, ${letter.createdAt.toISOString()}, ${letter.delivery ?? (letter.sentAt ? 'sent' : 'kept')}, ${escapeHtml(letter.template)}</p>
${headers.length > 0 ? `<pre>${escapeHtml(headers.join(''))}</pre>` : ''}<pre>${escapeHtml(letter.body)}</pre>${files.join('')}</article>`;
}

/** The newest letters as a page for developers. */
export const renderOutbox = (letters: readonly Letter[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Outbox</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid}pre{white-space:pre-wrap}</style></head>
<body><h1>Outbox</h1>${letters.map(entry).join('') || '<p>No letters yet.</p>'}</body></html>`;
