import type { MessageView } from '@touchline/contract/messages/calls';
import type { TextArguments } from '@touchline/i18n/dictionary';
import type { Language } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { KnownText } from './message.ts';
import type { MessageRow } from './messages.store.ts';

/** Arguments in a language: names are written as that language does. */
const argumentsIn = (args: KnownText['args'], language: Language): TextArguments =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'object' ? (value[language] ?? value.en ?? '') : value]),
  );

/** Title and text of a known message in a language. */
export function writeOut({ key, args }: KnownText, language: Language): { readonly title: string; readonly text: string } {
  const said = argumentsIn(args, language);
  return {
    title: findText(language, `message.${key}.title`, said) ?? key,
    text: findText(language, `message.${key}.text`, said) ?? '',
  };
}

export function presentMessage(row: MessageRow, language: Language): MessageView {
  const said =
    row.textKey === null
      ? { title: row.title ?? '', text: row.body ?? '' }
      : writeOut({ key: row.textKey, args: row.args ?? {} }, language);
  return {
    id: row.id.toString(),
    topic: row.topic,
    ...said,
    link: row.link,
    sentAt: Math.floor(row.sentAt.getTime() / 1000),
    read: row.readAt !== null,
  };
}
