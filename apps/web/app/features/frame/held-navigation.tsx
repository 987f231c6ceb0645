import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useStandstill } from '../../live/standstill.tsx';

const POLL_INTERVAL_MS = 3000;
/** A small file that every page has loaded; asked of the server itself, no copy. */
const PROBE = '/favicon.svg';

/**
 * While the line is cut, a page that is chosen cannot come. The one that stands is kept with all that is in it; the other opens once the server is
 * reached, unless somebody would rather stay.
 */
export function HeldNavigation() {
  const t = useTranslator();
  const cut = useStandstill()?.why === 'line';
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const asksServer = currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;
    return asksServer && (cut || !navigator.onLine);
  });
  const { state, proceed } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return undefined;
    if (!cut && navigator.onLine) {
      proceed();
      return undefined;
    }
    // The push may be cut alone: then the page comes all the same.
    // An answer that comes after somebody chose to stay, or after another one, opens nothing.
    const wait = new AbortController();
    const ask = () =>
      void fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal: wait.signal }).then(
        () => {
          if (wait.signal.aborted) return;
          wait.abort();
          proceed();
        },
        () => undefined,
      );
    ask();
    const timer = setInterval(ask, POLL_INTERVAL_MS);
    return () => {
      wait.abort();
      clearInterval(timer);
    };
  }, [state, cut, proceed]);
  if (state !== 'blocked') return null;
  return (
    <div className="site-bar site-bar-cut" role="alert">
      <Icon name="offline" size="s" />
      <b>{t('state.held.title')}</b>
      <p>{t('state.held.text')}</p>
      <button type="button" className={`${buttonClass('plain', 'xs')} site-bar-action`} onClick={() => blocker.reset()}>
        {t('state.held.stay')}
      </button>
    </div>
  );
}
