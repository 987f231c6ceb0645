import { useTranslator } from '@touchline/ui/translator-context';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { isLoggingOut } from './session-watcher.tsx';

/** Ends the session and leads to the front page as a guest. */
export function useLogOut(): () => void {
  const t = useTranslator();
  const caller = useApiClient();
  return () => {
    isLoggingOut.now = true;
    void caller.tryExecute('disconnect', {}).then(() => window.location.assign(`/${t.language}`));
  };
}
