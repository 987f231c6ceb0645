import './statistics-dialog.css';
import { frameAddress } from '@touchline/client/frames/statistics-frame-address';
import { createStatisticsLauncher } from '@touchline/client/frames/statistics-launcher';
import { IconButton } from '@touchline/ui/button';
import { Dialog } from '@touchline/ui/dialog';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { usePicks } from '../../../live/selection-picks.ts';
import { type StatisticsApi, StatisticsContext } from '../../../live/statistics-context.tsx';
import { usePreferences } from '../../../shell/preferences/preferences-context.tsx';
import { joinWindow, share, useSharedState } from '../../../shell/session/shared-state.ts';
import { FrameSession } from './frame-session.ts';

interface StatisticsHostProps {
  /** A path before the frame's own (R019). */
  readonly transformPath: string;
  /** On a site without statistics nothing leads to them. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** Puts a dialog with the statistics frame behind every statistics link of the page (R017). */
export function StatisticsHost({ transformPath, open, children }: StatisticsHostProps) {
  const t = useTranslator();
  const [route, setRoute] = useState<string | null>(null);
  const openers = useMemo(
    () =>
      createStatisticsLauncher({
        language: t.language,
        openWindow: (address, name, features) => window.open(address, name, features),
        openModal: setRoute,
        screen: () => window.screen,
        log: (message, error) => console.error(message, error),
      }),
    [t.language],
  );
  const port = useMemo<StatisticsApi>(
    () => (open ? { address: openers.address, open: openers.open } : { address: () => null, open: () => false }),
    [openers, open],
  );
  const close = useCallback((): void => setRoute(null), []);
  return (
    <StatisticsContext value={port}>
      {children}
      <Dialog open={route !== null} onClose={close} title={t('stats.name')} closeText={t('action.close')} bare>
        {route === null ? null : (
          <FramedStatistics route={route} transformPath={transformPath} onClose={close} openWindow={openers.openRoute} />
        )}
      </Dialog>
    </StatisticsContext>
  );
}

interface FramedStatisticsProps {
  readonly route: string;
  readonly transformPath: string;
  readonly onClose: () => void;
  readonly openWindow: (route: string) => boolean;
}

const isDark = (): boolean => document.documentElement.dataset.theme !== 'light';

function FramedStatistics({ route, transformPath, onClose, openWindow }: FramedStatisticsProps) {
  const t = useTranslator();
  const listener = useId().replaceAll(/[^\w-]/g, '') || 'frame';
  const { theme, zone } = usePreferences();
  const picks = usePicks();
  const navigate = useNavigate();
  const [desk] = useState(
    () => new FrameSession({ listener, route, dark: isDark(), picks, leave: onClose, openPath: (path) => void navigate(path) }),
  );
  const { host } = desk;
  const keep = useCallback((element: HTMLIFrameElement | null): void => desk.attach(element), [desk]);
  const [address] = useState(() =>
    frameAddress({
      base: location.origin,
      language: t.language,
      route,
      transformPath,
      options: {
        listenerId: listener,
        hiddenItems: [...host.state.hidden],
        historySync: true,
        hideNavigation: true,
        dark: isDark(),
        timeZone: zone,
      },
    }),
  );
  const { title, height, routes, at } = useSyncExternalStore(
    host.subscribe,
    () => host.state,
    () => host.state,
  );
  useEffect(() => {
    const hear = (event: MessageEvent): void => host.receive(event);
    window.addEventListener('message', hear);
    const leavePicks = picks.subscribe(() => host.sendBets());
    return () => {
      window.removeEventListener('message', hear);
      leavePicks();
    };
  }, [host, picks]);
  // R029: the frame says hello; from then on both sides share their state. The page's bars at the edges make room for it.
  useEffect(() => joinWindow({ isFrame: false, peer: desk.window, origin: location.origin }), [desk]);
  useEffect(() => {
    share({ microfrontModalOpen: true });
    return () => share({ microfrontModalOpen: false, overlayTheme: '' });
  }, []);
  const overlayTheme = useSharedState((state) => state.overlayTheme);
  useEffect(() => host.changeSettings({ dark: theme === 'system' ? isDark() : theme === 'dark' }), [host, theme]);

  return (
    <div className="statistics-dialog" data-theme={overlayTheme || undefined}>
      <div className="dialog-head statistics-dialog-head">
        <IconButton className="dialog-button" icon="prev" flip label={t('stats.back')} disabled={at === 0} onClick={() => host.back()} />
        <IconButton
          className="dialog-button"
          icon="next"
          flip
          label={t('stats.forward')}
          disabled={at >= routes.length - 1}
          onClick={() => host.forward()}
        />
        <h2 className="ellipsis">{title || t('stats.name')}</h2>
        <IconButton
          className="dialog-button"
          icon="expand"
          label={t('stats.window')}
          onClick={() => {
            if (openWindow(routes[at] ?? route)) onClose();
          }}
        />
        <IconButton className="dialog-button" icon="close" label={t('action.close')} onClick={onClose} />
      </div>
      <iframe ref={keep} src={address} title={title || t('stats.name')} style={{ blockSize: height }} />
    </div>
  );
}
