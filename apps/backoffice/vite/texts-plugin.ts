import { LANGUAGES } from '@touchline/i18n/languages';
import { screenDictionaryOf } from '@touchline/i18n/translate';
import type { Plugin } from 'vite';

const NAME = 'virtual:texts';
/** Families of keys that the console says: its own, and those of the product that mean the same here. */
const FAMILIES = [
  'console',
  'error',
  'validation',
  'captcha',
  'action',
  'date-field',
  'state',
  'identification.kind',
  'limits.kind',
  'limits.period',
  'casino.chat.reason',
  'club.tier',
  'jackpots.tier',
  'support.topic',
  'payment.kind',
  'payment.method',
  'payment.status',
  'payment-query',
  'bets.status',
  'bingo.name',
  'bingo.status',
  'lotteries.name',
  'lotteries.status',
  'poker.variant',
  'poker.sit-go.status',
  'tournaments.scoring',
  'tournaments.status',
];
const isSaid = (key: string): boolean => FAMILIES.some((family) => key.startsWith(`${family}.`));

const textsOf = (language: string): string =>
  JSON.stringify(Object.fromEntries(Object.entries(screenDictionaryOf(language)).filter(([key]) => isSaid(key))));

/** `virtual:texts` loads what the console says in a language; what the language lacks is in there as its fallbacks say it. */
export const textsPlugin = (): Plugin => ({
  name: 'touchline-texts',
  resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${NAME}`)
      return `export default {${LANGUAGES.map(({ code }) => `${JSON.stringify(code)}: () => import('${NAME}/${code}')`).join()}};`;
    return id.startsWith(`\0${NAME}/`) ? `export default ${textsOf(id.slice(NAME.length + 2))};` : undefined;
  },
});
