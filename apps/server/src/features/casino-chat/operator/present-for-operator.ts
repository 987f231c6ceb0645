import type { OperatorChatMessage } from '@touchline/contract/casino-chat/operator';
import type { ChatMessage } from '../message.store.ts';

export const presentForOperator = ({ id, playerId, name, text, at, removed }: ChatMessage): OperatorChatMessage => ({
  id: id.toString(),
  playerId: playerId.toString(),
  name,
  text,
  at: at.getTime(),
  removed,
});
