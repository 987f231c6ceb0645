import type { ChatDelta, ChatMessageView } from '@touchline/contract/casino-chat/shapes';

/** A page that stands open all day keeps so many messages. */
const MAX_MESSAGES = 200;

/** How many messages came after one, which may have been removed since; all of them after none. */
export const countAfter = (messages: readonly ChatMessageView[], id: string | undefined): number =>
  id === undefined ? messages.length : messages.filter((message) => BigInt(message.id) > BigInt(id)).length;

/** Messages with others added, each once, the oldest first. */
export function withMessages(messages: readonly ChatMessageView[], said: readonly ChatMessageView[]): readonly ChatMessageView[] {
  const known = new Set(messages.map(({ id }) => id));
  const added = said.filter(({ id }) => !known.has(id));
  if (added.length === 0) return messages;
  const order = (a: ChatMessageView, b: ChatMessageView): number => Number(BigInt(a.id) - BigInt(b.id));
  return [...messages, ...added].toSorted(order).slice(-MAX_MESSAGES);
}

/** A room after a change; what comes twice changes nothing. */
export function applyChat(
  messages: readonly ChatMessageView[],
  { said = [], removed = [], renamed = [] }: ChatDelta,
): readonly ChatMessageView[] {
  const names = new Map(renamed.map(({ author, name }) => [author, name]));
  const next = withMessages(messages, said);
  if (removed.length === 0 && names.size === 0) return next;
  return next.filter(({ id }) => !removed.includes(id)).map((message) => ({ ...message, name: names.get(message.author) ?? message.name }));
}
