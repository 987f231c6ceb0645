import { IntlMessageFormat } from 'intl-messageformat';
import type { Message, Messages, TextArguments } from './dictionary.ts';
import type { Language } from './languages.ts';
import { plainParts } from './message.ts';
import type { TextKey } from './text-key.ts';

export interface Translator {
  readonly language: Language;
  /** The text of a key with its arguments. A key that the dictionary lacks gives the key itself: seen, reported, never a broken screen. */
  (key: TextKey, args?: TextArguments): string;
  /** As the translator itself, for keys that arrive at run time (`error.<code>`, `market.<key>`): undefined where there is no such text. */
  readonly find: (key: string, args?: TextArguments) => string | undefined;
}

type Compiled = (args: TextArguments) => string;

/** ICU's type of a piece that is no argument. */
const LITERAL = 0;
/** How many formatted texts of one message are cached. */
const MAX_KEPT = 500;

/**
 * A message is compiled once. Most are constants or plain {arguments}: these are joined directly, about 20 times as fast as the general formatter,
 * which matters where a server names thousands of markets. An argument that is not given is shown as its own {name}.
 */
function compile(key: string, message: Message, tag: string): Compiled {
  const parts = typeof message === 'string' ? plainParts(message) : null;
  if (parts?.length === 1) return () => message as string;
  if (parts)
    return (args) => {
      let text = '';
      for (const part of parts) text += typeof part === 'string' ? part : String(args[part.argument] ?? `{${part.argument}}`);
      return text;
    };
  const format = new IntlMessageFormat(message, tag, undefined, { ignoreTag: true });
  // A value that cannot be formatted is shown as it is written.
  const raw = typeof message === 'string' ? message : key;
  // Plurals choose among a few texts by small numbers: choosing again costs fifty times what finding the choice does. Only what the message
  // names tells its texts apart: a market's name is asked for with both teams' names as well.
  const kept = new Map<string, string>();
  const names = argumentsOf(format.getAst());
  return (args) => {
    const given = JSON.stringify(names.map((name) => args[name] ?? null));
    let text = kept.get(given);
    if (text === undefined) {
      if (kept.size >= MAX_KEPT) kept.clear();
      text = formatted(format, args, raw);
      kept.set(given, text);
    }
    return text;
  };
}

/** The names of all arguments of a message, those inside of its plurals too. */
function argumentsOf(ast: Exclude<Message, string>): string[] {
  const names = ast.flatMap((element): string[] => [
    ...('value' in element && element.type !== LITERAL ? [element.value] : []),
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value)) : []),
  ]);
  return [...new Set(names)];
}

function formatted(format: IntlMessageFormat, args: TextArguments, raw: string): string {
  try {
    return String(format.format({ ...args }));
  } catch {
    return raw;
  }
}

/** The parts that a translator stands on besides its own texts. */
interface Beyond {
  /** Of these the first one that has a text says what the dictionary lacks, by its own language's rules. */
  readonly others?: readonly Translator[];
  /** Called with each key that has no text. */
  readonly missed?: (key: string) => void;
}

/** A translator over one language's dictionary. `tag` is how Intl calls the language. */
export function createTranslator(language: Language, tag: string, dictionary: Messages, { others = [], missed }: Beyond = {}): Translator {
  const compiled = new Map<string, Compiled>();
  const none: TextArguments = {};
  const find = (key: string, args: TextArguments = none): string | undefined => {
    let text = compiled.get(key);
    if (!text) {
      if (!Object.hasOwn(dictionary, key)) return findIn(others, key, args);
      text = compile(key, dictionary[key] ?? '', tag);
      compiled.set(key, text);
    }
    return text(args);
  };
  const translate = (key: TextKey, args?: TextArguments): string => {
    const text = find(key, args);
    if (text === undefined) missed?.(key);
    return text ?? key;
  };
  return Object.assign(translate, { language, find });
}

function findIn(translators: readonly Translator[], key: string, args: TextArguments): string | undefined {
  for (const translator of translators) {
    const text = translator.find(key, args);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The translator with arguments that every text has, such as whose site it is; what a caller gives goes before them. */
export function withArguments(translator: Translator, common: TextArguments): Translator {
  const all = (args: TextArguments | undefined): TextArguments => (args === undefined ? common : { ...common, ...args });
  return Object.assign((key: TextKey, args?: TextArguments) => translator(key, all(args)), {
    language: translator.language,
    find: (key: string, args?: TextArguments) => translator.find(key, all(args)),
  });
}
