import { sportById } from '@touchline/catalogue/sport/sports';
import type { Names } from './feed-events.ts';

/**
 * How other languages than English call leagues, competitors and events: by language, file and English name. A file is a sport's, by its
 * slug, or `phrases`. Where several things of a sport go by one English name, a key may say which is meant: "AU: One-Day Cup".
 */
export type WorldNames = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

const PHRASES = 'phrases';
/** Stands between what a name belongs to and the name. */
const OF = ': ';

type Filled = Readonly<Record<string, string>>;

/** A phrase with its arguments in place of `{argument}`. */
export const fillPhrase = (phrase: string, args: Filled): string => phrase.replaceAll(/\{(\w+)\}/g, (whole, name) => args[name] ?? whole);

/** Names by their English name, in every language that has one. */
export interface Naming {
  /** `scope`: what it belongs to, which tells it from others of its name; '' = nothing. */
  named(sport: number, name: string, scope: string): Names;
  /** A phrase in the languages that have it. Of an argument's names each says its own. */
  phrase(phrase: string, args?: Readonly<Record<string, string | Names>>): Names;
}

/** Names as some languages have them; English alone where there are none. What is found is kept: matches share it. */
export function createNaming(names: WorldNames = {}): Naming {
  const languages = Object.keys(names).filter((language) => language !== 'en');
  const known = new Map<string, Names>();
  const scopes = new Map<string, ReadonlySet<string>>();

  /** The keys of a file that say whose name is meant, in whichever language. */
  function scopedKeys(file: string): ReadonlySet<string> {
    let keys = scopes.get(file);
    if (!keys) {
      keys = new Set(languages.flatMap((language) => Object.keys(names[language]?.[file] ?? {}).filter((key) => key.includes(OF))));
      scopes.set(file, keys);
    }
    return keys;
  }
  function read(file: string, name: string, scoped: string): Names {
    const found: Names & Record<string, string> = { en: name };
    for (const language of languages) {
      const said = names[language]?.[file];
      const text = said?.[scoped] ?? said?.[name];
      if (text !== undefined) found[language] = text;
    }
    return found;
  }

  return {
    named(sport, name, scope) {
      const file = sportById(sport).slug;
      const scoped = `${scope}${OF}${name}`;
      const key = `${file} ${scopedKeys(file).has(scoped) ? scoped : name}`;
      let found = known.get(key);
      if (!found) {
        found = read(file, name, scoped);
        known.set(key, found);
      }
      return found;
    },
    phrase(phrase, args = {}) {
      const inLanguage = (language: string): Filled =>
        Object.fromEntries(
          Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? value : (value[language] ?? value.en)]),
        );
      const found: Names & Record<string, string> = { en: fillPhrase(phrase, inLanguage('en')) };
      for (const language of languages) {
        const text = names[language]?.[PHRASES]?.[phrase];
        if (text !== undefined) found[language] = fillPhrase(text, inLanguage(language));
      }
      return found;
    },
  };
}
