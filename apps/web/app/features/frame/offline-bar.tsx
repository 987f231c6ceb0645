import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Says that the connection is gone, so that nobody bets on a price that stands still unknowingly. */
export function OfflineBar() {
  const t = useTexts();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <div className="offline" role="alert">
      <Icon name="offline" size="s" />
      <span>
        {t('state.offline.title')}. {t('state.offline.text')}
      </span>
    </div>
  );
}
