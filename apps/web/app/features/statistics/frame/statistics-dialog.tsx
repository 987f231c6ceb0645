import './statistics-dialog.css';
import { frameAddress } from '@touchline/client/frames/statistics-frame-address';
import { IconButton } from '@touchline/ui/button';
import { Dialog } from '@touchline/ui/dialog';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { usePicks } from '../../../live/selection-picks.ts';
import { usePreferences } from '../../../shell/preferences/preferences-context.tsx';
import { joinWindow, share, useSharedState } from '../../../shell/session/shared-state.ts';
import { FrameSession } from './frame-session.ts';

interface FramedStatisticsProps {
  readonly route: string;
  readonly transformPath: string;
  readonly onClose: () => void;
  readonly openWindow: (route: string) => boolean;
}

interface StatisticsDialogProps extends Omit<FramedStatisticsProps, 'route'> {
  /** Null while it is closed. */
  readonly route: string | null;
}

/** The statistics frame over the page. */
export function StatisticsDialog({ route, ...frame }: StatisticsDialogProps) {
  const t = useTranslator();
  return (
    <Dialog open={route !== null} onClose={frame.onClose} title={t('stats.name')} closeText={t('action.close')} bare>
      {route === null ? null : <FramedStatistics route={route} {...frame} />}
    </Dialog>
  );
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
