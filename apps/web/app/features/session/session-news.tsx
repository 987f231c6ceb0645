import { useTexts } from '@touchline/ui/texts';
import { notify } from '@touchline/ui/toast';
import { usePersonalNews } from '../../live/personal-news.ts';
import { useSession, useSessionStore } from '../../session-context.tsx';

/** Keeps the page's session fresh by the stream: the balance at once, the end of the session as the login page. Draws nothing. */
export function SessionNews() {
  const t = useTexts();
  const session = useSession();
  const { setBalance } = useSessionStore();
  usePersonalNews((news) => {
    if (news.kind === 'balance' && news.accountId === session?.accountId) setBalance(news.amount);
    if (news.kind === 'session-ended') {
      notify('warning', t('login.ended'));
      window.location.assign(`/${t.language}/login?next=${encodeURIComponent(window.location.pathname)}`);
    }
  });
  return null;
}
