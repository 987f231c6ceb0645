import type { IntlMessageFormat } from 'intl-messageformat';

/** One language's texts: ICU messages by key. Plain data, so it can be sent as JSON. */
export type Dictionary = Readonly<Record<string, string>>;

/** An ICU message as it is written, or parsed before (`parseMessage`), so that who formats it needs no parser. */
export type Message = string | ReturnType<IntlMessageFormat['getAst']>;

export type Messages = Readonly<Record<string, Message>>;

export type TextArguments = Readonly<Record<string, string | number>>;
