import { DICTIONARY_CACHE_MS } from '@touchline/catalogue/defaults';
import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import { dictionaryOf } from '@touchline/i18n/translate';
import { Failure } from '#platform/http/failure';
import type { EncodedReply, Handler, ReplyControl } from '#platform/http/handler';
import { encodedJson } from '../encoded-json.ts';

const made = new Map<string, EncodedReply>();
function once(name: string, value: () => unknown): EncodedReply {
  const encoded = made.get(name) ?? encodedJson(value());
  made.set(name, encoded);
  return encoded;
}

const cacheFor = (reply: ReplyControl, ms: number): void => reply.header('cache-control', `public, max-age=${ms / 1000}`);

function languageOf(code: string): string {
  const language = SITE_LANGUAGES.find((one) => one.toLowerCase() === code.toLowerCase());
  if (language === undefined) throw new Failure('not_found');
  return language;
}

/** C247: everything as a string of JSON inside JSON, which is how this call has it. R126: kept for 15 minutes. */
export const translationByLanguage: Handler<'translationByLanguage'> = ({ params }, _caller, reply) => {
  const lang = languageOf(params.lang);
  cacheFor(reply, DICTIONARY_CACHE_MS.base);
  return once(`all ${lang}`, () => ({ lang, dictionaryMap: JSON.stringify(dictionaryOf(lang)) }));
};

/** Areas of a dictionary: the first words of its keys. */
const areasOf = (lang: string): string[] => [...new Set(Object.keys(dictionaryOf(lang)).map((key) => key.split('.')[0] ?? ''))].sort();

/** C248. */
export const translationUnits: Handler<'translationUnits'> = ({ params }, _caller, reply) => {
  const lang = languageOf(params.lang);
  cacheFor(reply, DICTIONARY_CACHE_MS.base);
  return once(`units ${lang}`, () => ({
    lang,
    units: areasOf(lang).map((name) => ({ name, path: `/genfiles/web-app-v2/${lang}/${name}.json` })),
  }));
};

/** C249. R126: kept for 24 hours. */
export const translationFile: Handler<'translationFile'> = ({ params }, _caller, reply) => {
  const [, code = '', area = ''] = /^([a-z]{2}(?:-[a-z]{2,4})?)\/([a-z0-9-]+)\.json$/i.exec(params['*']) ?? [];
  const lang = languageOf(code);
  if (!areasOf(lang).includes(area)) throw new Failure('not_found');
  cacheFor(reply, DICTIONARY_CACHE_MS.app);
  return once(`${lang}/${area}`, () =>
    Object.fromEntries(Object.entries(dictionaryOf(lang)).filter(([key]) => key.startsWith(`${area}.`))),
  );
};
