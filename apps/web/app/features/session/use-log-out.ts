import { useTexts } from '@touchline/ui/texts';
import { useCaller } from '../../caller-context.tsx';
import { leaving } from './session-news.tsx';

/** Ends the session and leads to the front page as a guest. */
export function useLogOut(): () => void {
  const t = useTexts();
  const caller = useCaller();
  return () => {
    leaving.now = true;
    void caller.executeSafe('disconnect', {}).then(() => window.location.assign(`/${t.language}`));
  };
}
