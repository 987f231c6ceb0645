import { createStatisticsLauncher } from '@touchline/client/frames/statistics-launcher';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { type StatisticsApi, StatisticsContext } from '../../../live/statistics-context.tsx';
import { LatePart, lazyPart } from '../../../shell/page/late-part.tsx';

/** Comes with the first statistics that somebody opens. */
const StatisticsDialog = lazyPart(
  () => import('./statistics-dialog.tsx'),
  (module) => module.StatisticsDialog,
);

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
      <LatePart wanted={route !== null}>
        <StatisticsDialog route={route} transformPath={transformPath} onClose={close} openWindow={openers.openRoute} />
      </LatePart>
    </StatisticsContext>
  );
}
