import fs from 'node:fs';
import path from 'node:path';
import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import type { Dictionary } from './dictionary.ts';
import { areasOf, localesFolder, readArea } from './read-texts.ts';

/** Below a language's folder: no area, so that neither pages nor what the server says about itself ever load them. */
const FOLDER = 'names';

/**
 * How each language that has them calls leagues, clubs and people: by file (a sport's slug, or `phrases`) and English name. For whoever
 * names what happens; read again each time.
 */
export function readNames(
  folder = localesFolder(),
  languages = SITE_LANGUAGES,
): Readonly<Record<string, Readonly<Record<string, Dictionary>>>> {
  const named = languages.filter((language) => fs.existsSync(path.join(folder, language, FOLDER)));
  return Object.fromEntries(
    named.map((language) => {
      const own = path.join(language, FOLDER);
      return [language, Object.fromEntries(areasOf(folder, own).map((file) => [file, readArea(folder, own, file)]))];
    }),
  );
}
