import { IntlMessageFormat } from 'intl-messageformat';
import type { Message } from './dictionary.ts';

/** A piece of a message: text, or the argument that stands there. */
export type Part = string | { readonly argument: string };

const SYNTAX = /['#<{}]/;
const ARGUMENT = /\{\s*(\w+)\s*\}/;

/** The pieces of a message that has texts and plain {arguments} only; null where more of ICU is in it. */
export function plainParts(message: string): readonly Part[] | null {
  if (!SYNTAX.test(message)) return [message];
  // Split by a pattern with a group, texts and names of arguments take turns.
  const parts = message.split(ARGUMENT).map((part, n): Part => (n % 2 === 0 ? part : { argument: part }));
  return parts.some((part) => typeof part === 'string' && SYNTAX.test(part)) ? null : parts;
}

/** A message as the browser gets it: text as long as that needs no parser there, otherwise its elements. Throws where it is no ICU message. @internal The site's build calls it. */
export function parseMessage(message: string): Message {
  return plainParts(message) === null ? new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst() : message;
}
