import type { ValidationKey } from '@touchline/catalogue/account/validation-keys';

type EmailKey = Extract<ValidationKey, `validation_e${string}`>;

/** The fault of an address: the first key that applies. `suggestion` is the whole address with the domain that was probably meant. */
export type EmailError =
  | { readonly key: Exclude<EmailKey, 'validation_email_domain_suggestion'> }
  | { readonly key: 'validation_email_domain_suggestion'; readonly suggestion: string };

/** Common providers, each with the ways in which its domain is mistyped beyond what one wrong letter makes. */
const PROVIDERS: readonly string[] = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'live.com',
  'aol.com',
  'gmx.com',
  'gmx.de',
  'web.de',
  'proton.me',
  'protonmail.com',
  'mail.com',
  'mail.ru',
  'yandex.ru',
  'yandex.com',
  'rambler.ru',
  'bk.ru',
  'inbox.ru',
  'list.ru',
  'ukr.net',
  'wp.pl',
  'o2.pl',
  'orange.fr',
  'free.fr',
  'libero.it',
  'msn.com',
  'me.com',
  'qq.com',
  '163.com',
];
const KNOWN: ReadonlySet<string> = new Set(PROVIDERS);

/** Shorter domains are too near to others' real ones: bk.ru and hk.ru are both somebody's. */
const SHORTEST_GUESSED = 7;

/** Endings that are mistyped of themselves, whatever stands before them. */
const ENDINGS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\.(?:con|cim|comm|vom|xom|cmo|ocm|om|cm)$/, '.com'],
  [/\.(?:ruu|rru|eu\.ru)$/, '.ru'],
];

/** Whether b is a with one letter too many, too few, another one, or two neighbours swapped. */
function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** The domain of a common provider that a mistyped one was probably meant to be; undefined where it is not near to any. */
export function suggestDomain(typed: string): string | undefined {
  const domain = typed.toLowerCase();
  if (KNOWN.has(domain)) return undefined;
  for (const [wrong, right] of ENDINGS) {
    const mended = domain.replace(wrong, right);
    if (mended !== domain && KNOWN.has(mended)) return mended;
  }
  return PROVIDERS.find((provider) => provider.length >= SHORTEST_GUESSED && isOneSlip(domain, provider));
}

/** RFC 5321 sizes and the usual pattern: dots not at the ends nor doubled, a domain of labels, the last one of letters. */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9\u00a1-\uffff](?:[a-z0-9\u00a1-\uffff-]{0,61}[a-z0-9\u00a1-\uffff])?\.)+[a-z\u00a1-\uffff]{2,63}$/i;

/** R103: in the order of the specification; null for a good address and for an empty one, which is `required`'s business. */
export function checkEmail(text: string): EmailError | null {
  if (text === '') return null;
  if (text.startsWith('@')) return { key: 'validation_email_account_name' };
  if (text.endsWith('@')) return { key: 'validation_email_domain_name' };
  const at = text.lastIndexOf('@');
  if (at === -1) return { key: 'validation_email_at_symbol' };
  const domain = text.slice(at + 1);
  if (!domain.includes('.')) return { key: 'validation_email_dot_symbol' };
  if (/\s/.test(text)) return { key: 'validation_email_space_symbol' };
  const meant = suggestDomain(domain);
  if (meant !== undefined) return { key: 'validation_email_domain_suggestion', suggestion: `${text.slice(0, at)}@${meant}` };
  return text.length <= 254 && at <= 64 && ADDRESS.test(text) ? null : { key: 'validation_enter_correct_email' };
}
