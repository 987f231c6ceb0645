/** One language's texts: ICU messages by key. Plain data, so it can be sent as JSON. */
export type Dictionary = Readonly<Record<string, string>>;

export type TextArguments = Readonly<Record<string, string | number>>;
