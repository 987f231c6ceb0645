import type { PersonalNews } from '@touchline/contract/push';
import { useSession } from '../session-context.tsx';
import { useTopic } from './push-port.ts';

/** News about the player's own money, bets and session. Guests hear nothing. */
export function usePersonalNews(listener: (news: PersonalNews) => void): void {
  const session = useSession();
  useTopic(session === null ? null : 'me', {
    news: (news) => {
      for (const one of news) listener(one);
    },
  });
}
