import { moneyWithCode } from '@touchline/catalogue/money-text';
import { resolveLanguage, textDirection } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { FINAL } from '../next-deposit-status.ts';
import type { Payment } from '../payments.store.ts';

const STYLE = `
:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#eef1f5,#10141a)}
main{box-sizing:border-box;width:min(26rem,100vw);padding:2rem;border-radius:16px;background:light-dark(#fff,#1a2029);box-shadow:0 12px 40px rgb(0 0 0/.12)}
h1{font-size:1rem;font-weight:600;margin:0 0 1.5rem;opacity:.75}
.amount{font-size:2.25rem;font-weight:700;margin:0 0 .25rem;font-variant-numeric:tabular-nums}
p{margin:0 0 1.5rem}
form{display:grid;gap:.6rem}
button{font:inherit;font-weight:600;padding:.8rem;border-radius:10px;border:1px solid light-dark(#ccd3dd,#39424f);background:none;color:inherit;cursor:pointer}
button[value=pay]{background:#0b7a4b;border-color:#0b7a4b;color:#fff}
button:focus-visible{outline:3px solid #4f8cff;outline-offset:2px}
small{opacity:.7}
`;

/** The page of the provider of play money, in the language that the player came from. Plain HTML: it works without script. */
export function renderSandboxPage(payment: Payment | undefined): string {
  // The way back begins with the language.
  const language = resolveLanguage(payment?.return_path?.split('/')[1]);
  const t: Texts = (key, args) => escapeHtml(findText(language, `sandbox.${key}`, args) ?? key);
  return `<!doctype html><html lang="${language}" dir="${textDirection(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Sandbox Pay</title><style>${STYLE}</style></head><body><main><h1>Sandbox Pay</h1>${payment ? body(payment, t) : `<p>${t('unknown')}</p>`}</main></body></html>`;
}

type Texts = (key: string, args?: Readonly<Record<string, string>>) => string;

function body(payment: Payment, t: Texts): string {
  const amount = moneyWithCode(payment.amount_minor, payment.currency);
  const head = `<div class="amount"><bdi dir="ltr">${amount}</bdi></div><p><small>${t('to', { id: payment.id })}</small></p>`;
  if (FINAL.has(payment.status)) {
    const back = payment.return_path ?? '/';
    return `${head}<p>${t(`ended.${payment.status}`)}</p><a href="${escapeHtml(back)}">${t('back')}</a>`;
  }
  const button = (outcome: string, key: string): string => `<button name="outcome" value="${outcome}">${t(key)}</button>`;
  return `${head}<form method="post">${button('pay', 'pay')}${button('wait', 'later')}${button('decline', 'decline')}</form>
<p></p><small>${t('play-money')}</small>`;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
