import { randomUUID } from 'node:crypto';
import { moneyText } from '@touchline/catalogue/money-text';
import { resolveLanguage, textDirection } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { signWebhook } from '#platform/auth/webhook-signature';
import type { Platform } from '#platform/platform';
import { type BankOrder, readOrder } from './bank-order.store.ts';

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const STYLE = `:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#eef1f5,#10141a)}
main{box-sizing:border-box;width:min(26rem,100vw);padding:2rem;border-radius:16px;background:light-dark(#fff,#1a2029)}
form{display:grid;gap:.6rem}label{display:grid}input,button{font:inherit;padding:.7rem;border-radius:10px;border:1px solid light-dark(#ccd3dd,#39424f);background:none;color:inherit}
button{font-weight:600}:focus-visible{outline:3px solid #4f8cff;outline-offset:2px}`;
const FIELDS = [
  ['first_name', 'first-name', 'text'],
  ['last_name', 'last-name', 'text'],
  ['birth_date', 'birth-date', 'date'],
  ['personal_number', 'personal-number', 'text'],
] as const;

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const amountOf = (order: BankOrder): string => moneyText(order.amount_minor, order.currency);

function renderBank(order: BankOrder | undefined): string {
  const language = resolveLanguage(order?.language);
  const t = (key: string): string => escapeHtml(findText(language, `bank.${key}`, {}) ?? key);
  const body = (): string => {
    if (!order) return `<p>${t('unknown')}</p>`;
    if (order.status !== 'begun') return `<p>${t('ended')}</p><a href="${escapeHtml(order.return_path)}">${t('back')}</a>`;
    const inputs = FIELDS.map(([name, key, type]) => `<label>${t(key)}<input name="${name}" type="${type}" required></label>`).join('');
    return `<p>${t('asks')}: <b><bdi dir="ltr">${amountOf(order)} ${order.currency}</bdi></b></p><form method="post">${inputs}<button name="outcome" value="confirm">${t('confirm')}</button><button name="outcome" value="cancel" formnovalidate>${t('cancel')}</button></form><p><small>${t('play-money')}</small></p>`;
  };
  return `<!doctype html><html lang="${language}" dir="${textDirection(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${t('title')}</title><style>${STYLE}</style></head><body><main><h1>${t('title')}</h1>${body()}</main></body></html>`;
}

/** A bank of play money in our own process. Like a foreign one it asks who pays on a page of its own and reports over the signed webhook. */
export function registerSandboxBank(server: FastifyInstance, platform: Platform, key: Uint8Array): void {
  async function report(body: object): Promise<{ readonly userId: string | null } | undefined> {
    const payload = JSON.stringify({ eventId: randomUUID(), ...body });
    const timestamp = String(Math.floor(platform.clock.now() / 1000));
    const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signWebhook(key, timestamp, payload) };
    const reply = await server.inject({ method: 'POST', url: '/webhooks/pay-and-play', headers, payload });
    return reply.statusCode === 200 ? reply.json() : undefined;
  }
  const sendPage = (reply: FastifyReply, order: BankOrder | undefined): FastifyReply =>
    reply
      .code(order ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .send(renderBank(order));

  server.get<{ Params: { id: string } }>('/sandbox-bank/:id', async ({ params }, reply) =>
    sendPage(reply, await readOrder(platform.pool, params.id)),
  );
  server.post<{ Params: { id: string }; Body: Readonly<Record<string, unknown>> | null }>(
    '/sandbox-bank/:id',
    async ({ params, body }, reply) => {
      const order = await readOrder(platform.pool, params.id);
      if (order?.status !== 'begun') return sendPage(reply, order);
      const money = { orderId: order.id, amount: amountOf(order), currency: order.currency };
      const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
      const given = Object.fromEntries(FIELDS.map(([name]) => [name, textOf(body?.[name])]));
      // The bank knows its customers by a name of its own.
      const person = { ...given, subject: `sandbox-${given.personal_number}` };
      const named = body?.outcome === 'confirm' ? await report({ event: 'identity', orderId: order.id, person }) : null;
      // Something in the form was not as it has to be: once more.
      if (named === undefined) return sendPage(reply, order);
      await report({ event: named?.userId ? 'paid' : 'cancelled', ...money });
      const glue = order.return_path.includes('?') ? '&' : '?';
      return reply.redirect(`${order.return_path}${glue}order=${order.id}`, 303);
    },
  );
}
