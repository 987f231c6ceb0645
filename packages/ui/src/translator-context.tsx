import type { Translator } from '@touchline/i18n/translator';
import { createContext, use } from 'react';

/** The texts of the page's language. A browser has loaded what its page says; the server gives the one that the address asks for. */
export const TranslatorContext = createContext<Translator | null>(null);

/** `t(key, args)` in the page's language; `t.language`, and `t.find` for keys that arrive at run time. */
export function useTranslator(): Translator {
  const translator = use(TranslatorContext);
  if (!translator) throw new Error('texts are read outside of TranslatorContext');
  return translator;
}
