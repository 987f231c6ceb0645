import { IntlMessageFormat } from 'intl-messageformat';
import type { Dictionary, TextArguments, TextKey } from './dictionary.ts';
import { type Language, languageTag } from './languages.ts';

export interface Translator {
  readonly language: Language;
  /** The text of a key with its arguments. A key that the dictionary lacks gives the key itself: seen, reported, never a broken screen. */
  (key: TextKey, args?: TextArguments): string;
  /** As the translator itself, for keys that arrive at run time (`error.<code>`, `market.<key>`): undefined where there is no such text. */
  readonly find: (key: string, args?: TextArguments) => string | undefined;
}

type Compiled = (args: TextArguments) => string;

/** ICU element types of the parser: 0 is a literal, 1 a plain argument. */
const LITERAL = 0;
const ARGUMENT = 1;

/**
 * A message is compiled once. Most are constants or plain {arguments}: these are joined directly, about 20 times as fast as the general formatter,
 * which matters where a server names thousands of markets. An argument that is not given is shown as its own {name}.
 */
function compile(message: string, language: Language): Compiled {
  if (!/[{'#<]/.test(message)) return () => message;
  const format = new IntlMessageFormat(message, languageTag(language), undefined, { ignoreTag: true });
  const ast = format.getAst();
  const parts = ast.map((element) =>
    element.type === LITERAL ? { text: element.value } : element.type === ARGUMENT ? { argument: element.value } : null,
  );
  if (!parts.includes(null))
    return (args) =>
      parts.reduce(
        (text, part) => text + (part && 'text' in part ? part.text : part ? String(args[part.argument] ?? `{${part.argument}}`) : ''),
        '',
      );
  return (args) => {
    try {
      return String(format.format({ ...args }));
    } catch {
      return message;
    }
  };
}

/** A translator over one language's dictionary. */
export function createTranslator(language: Language, dictionary: Dictionary): Translator {
  const compiled = new Map<string, Compiled>();
  const none: TextArguments = {};
  const find = (key: string, args: TextArguments = none): string | undefined => {
    let text = compiled.get(key);
    if (!text) {
      if (!Object.hasOwn(dictionary, key)) return undefined;
      text = compile(dictionary[key] ?? '', language);
      compiled.set(key, text);
    }
    return text(args);
  };
  const translate = (key: TextKey, args?: TextArguments): string => find(key, args) ?? key;
  return Object.assign(translate, { language, find });
}
