import type { MessageTopic } from '@touchline/contract/messages/calls';

/** A name in every language, or a plain value. */
export type MessageArgument = string | number | Readonly<Record<string, string | undefined>>;

/** A text of the dictionaries, said in the reader's language: `message.<key>.title` and `message.<key>.text`. */
export interface KnownText {
  readonly key: string;
  readonly args: Readonly<Record<string, MessageArgument>>;
}
/** Words as somebody wrote them. */
export interface WrittenText {
  readonly title: string;
  readonly body: string;
}

export interface NewMessage {
  readonly playerId: bigint;
  readonly topic: MessageTopic;
  readonly text: KnownText | WrittenText;
  /** A page of the site, without language. */
  readonly link?: string;
  /** The same thing sent again under this key is sent once. */
  readonly onceKey?: string;
}
