import path from 'node:path';
import { LANGUAGES } from '@touchline/i18n/languages';
import { parseMessage } from '@touchline/i18n/message';
import { screenDictionaryOf } from '@touchline/i18n/translate';
import type { Plugin } from 'vite';
import { type PageTexts, readPageTexts } from './page-texts.ts';

const APP = path.resolve(import.meta.dirname, '../app');
const NAME = 'virtual:texts/';
const RESOLVED = `\0${NAME}`;

/** How an entry's texts are called: "routes/site/home.tsx". */
const nameOf = (entry: string): string => path.relative(APP, entry).split(path.sep).join('/');

const moduleOf = (texts: readonly (readonly [string, string | undefined])[]): string =>
  `export default ${JSON.stringify(Object.fromEntries(texts.map(([key, text]) => [key, text === undefined ? text : parseMessage(text)])))};`;

/** Lets a module of the browser wait for its texts, in the language of the page. */
const waiting = (name: string): string =>
  `\nimport { addTexts as addTextsOfPage } from ${JSON.stringify(path.join(APP, 'shell/page/browser-texts.ts'))};
await addTextsOfPage({${LANGUAGES.map(({ code }) => `${JSON.stringify(code)}: () => import(${JSON.stringify(`${NAME}${code}/${name}`)})`).join()}});\n`;

/**
 * Gives the browser the texts that a page names (page-texts.ts), parsed, in one language: a file for what every page has, and one for each page besides.
 * What the language lacks is in there as its fallbacks say it. `virtual:texts/<language>` has all texts of screens.
 */
export function textsPlugin(): Plugin {
  let pages: PageTexts | undefined;
  const read = (): PageTexts => {
    pages ??= readPageTexts(Object.keys(screenDictionaryOf(LANGUAGES[0]?.code ?? '')));
    return pages;
  };
  return {
    name: 'touchline-texts',
    buildStart() {
      pages = undefined;
    },
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const [language = '', ...name] = id.slice(RESOLVED.length).split('/');
      const all = screenDictionaryOf(language);
      if (name.length === 0) return moduleOf(Object.entries(all));
      const entry = path.join(APP, ...name);
      return moduleOf(
        read()
          .keysOf(entry)
          .map((key) => [key, all[key]]),
      );
    },
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.startsWith(APP)) return undefined;
      if (read().keysOf(id).length === 0) return undefined;
      return { code: code + waiting(nameOf(id)), map: null };
    },
  };
}
