import type { PlayerEvent } from '@touchline/contract/push/messages';
import { useSession } from '../shell/session/session-context.tsx';
import { useTopic } from './push-context.ts';

/** News about the player's own money, bets and session. Guests hear nothing. */
export function usePlayerEvents(listener: (news: PlayerEvent) => void): void {
  const session = useSession();
  useTopic(session === null ? null : 'me', {
    news: (news) => {
      for (const one of news) listener(one);
    },
  });
}
