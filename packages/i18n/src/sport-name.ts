import type { Language } from './languages.ts';
import { findText } from './translate.ts';

/** Name of a sport in a language; the dummy sport's for an id that there is not. For the server: a browser asks its translator for `sport.<id>`. */
export const sportName = (id: number, language: Language): string =>
  findText(language, `sport.${id}`) ?? findText(language, 'sport.0') ?? '';
