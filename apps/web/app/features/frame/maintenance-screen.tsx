import { formatDateTimeLong } from '@touchline/i18n/format-time';
import { buttonClass } from '@touchline/ui/button';
import { EmptyState } from '@touchline/ui/empty-state';
import { Mark } from '@touchline/ui/mark';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect } from 'react';
import { useBrand } from '../../brand-context.ts';
import type { LoaderContext } from '../../shell/loaders/loader-context.ts';
import { useHydrated } from '../../shell/page/use-hydrated.ts';
import { saveOnDevice } from '../../shell/storage/device-store.ts';

type Maintenance = NonNullable<LoaderContext['maintenance']>;

/** The maintenance in the data of a 503, or null where that is about something else. */
export function parseMaintenance(data: unknown): Maintenance | null {
  const known = typeof data === 'object' && data !== null && 'until' in data && 'reason' in data;
  return known && typeof data.until === 'number' ? (data as Maintenance) : null;
}

/** Timers hold no more than 24 days; the page is looked at again before that anyway. */
const RECHECK_MS = 5 * 60_000;

/** S239: why nothing is here, and when it will be; the page comes back by itself at that time. */
export function MaintenanceScreen({ until, reason }: Maintenance) {
  const t = useTranslator();
  const brand = useBrand();
  // The reader's zone is known in the browser only.
  const zone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC';
  useEffect(() => {
    // The note of it is worth nothing afterwards.
    const leftMs = until - Date.now();
    if (leftMs > 0) saveOnDevice('maintenanceEndTimestamp', until, leftMs);
    const timer = setTimeout(() => location.reload(), Math.min(RECHECK_MS, Math.max(1000, until - Date.now())));
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <main className="error-screen">
      <title>{`${t('page.maintenance.title')} · ${brand}`}</title>
      <p className="logo">
        <Mark />
        {brand}
      </p>
      <EmptyState level={1} title={t('page.maintenance.title')} text={t(`page.maintenance.${reason}`)}>
        <p className="figures">
          {t('page.maintenance.text', { time: `${formatDateTimeLong(until, zone)} (${zone.replaceAll('_', ' ')})` })}
        </p>
        <button type="button" className={buttonClass('plain')} onClick={() => location.reload()}>
          {t('action.reload')}
        </button>
      </EmptyState>
    </main>
  );
}
