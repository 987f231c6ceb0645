import { formatDateTimeLong } from '@touchline/i18n/format-time';
import { buttonClass } from '@touchline/ui/button';
import { Empty } from '@touchline/ui/empty';
import { Mark } from '@touchline/ui/mark';
import { useTexts } from '@touchline/ui/texts';
import { useEffect } from 'react';
import { keepOnDevice } from '../../device-store.ts';
import type { Services } from '../../services.ts';
import { useHydrated } from '../../use-hydrated.ts';

type Maintenance = NonNullable<Services['maintenance']>;

/** The maintenance in the data of a 503, or null where that is about something else. */
export function readMaintenance(data: unknown): Maintenance | null {
  const known = typeof data === 'object' && data !== null && 'until' in data && 'reason' in data;
  return known && typeof data.until === 'number' ? (data as Maintenance) : null;
}

/** Timers hold no more than 24 days; the page is looked at again before that anyway. */
const LOOK_AGAIN_MS = 5 * 60_000;

/** S239: why nothing is here, and when it will be; the page comes back by itself at that time. */
export function MaintenanceScreen({ until, reason }: Maintenance) {
  const t = useTexts();
  // The reader's zone is known in the browser only.
  const zone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC';
  useEffect(() => {
    // The note of it is worth nothing afterwards.
    const leftMs = until - Date.now();
    if (leftMs > 0) keepOnDevice('maintenanceEndTimestamp', until, leftMs);
    const timer = setTimeout(() => location.reload(), Math.min(LOOK_AGAIN_MS, Math.max(1000, until - Date.now())));
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <main className="error-screen">
      <title>{`${t('page.maintenance.title')} · Touchline`}</title>
      <p className="logo">
        <Mark />
        Touchline
      </p>
      <Empty level={1} title={t('page.maintenance.title')} text={t(`page.maintenance.${reason}`)}>
        <p className="num">{t('page.maintenance.text', { time: `${formatDateTimeLong(until, zone)} (${zone.replaceAll('_', ' ')})` })}</p>
        <button type="button" className={buttonClass('plain')} onClick={() => location.reload()}>
          {t('action.reload')}
        </button>
      </Empty>
    </main>
  );
}
