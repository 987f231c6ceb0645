import { loadOptional } from '@touchline/client/call/optional-load';
import type { Message, Messages } from '@touchline/i18n/dictionary';
import { resolveLanguage } from '@touchline/i18n/languages';
import { loadLate } from './load-late.ts';

/** By language: loads the texts that one page needs. */
type Loaders = Readonly<Record<string, () => Promise<{ readonly default: Messages }>>>;

/** About ten seconds. */
const TRIES = 6;

const texts: Record<string, Message> = {};

/** The texts that the browser has, in the language of its page: those of every page that it has been on. */
export const TEXTS: Messages = texts;

/**
 * Adds what a page needs. The build lets each page's module wait for it (vite/texts-plugin.ts), so that nobody draws a page without its texts.
 * R147: what does not load is logged; the first page stays as the server has drawn it, a later one is loaded whole. Throws then.
 * @public Called by what the build adds to pages.
 */
export async function addTexts(loaders: Loaders): Promise<void> {
  const language = resolveLanguage(document.documentElement.lang);
  const load = async (): Promise<Messages | null> => {
    const file = loaders[language];
    return file ? (await loadLate(file, { tries: TRIES })).default : null;
  };
  const loaded = await loadOptional(`texts ${language}`, load, null, { log: (what, error) => console.error(what, error) });
  if (loaded === null) throw new Error(`the page has no texts in ${language}`);
  Object.assign(texts, loaded);
}
