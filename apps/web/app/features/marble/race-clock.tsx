import { formatDuration } from '@touchline/i18n/format-time';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { useNow } from '../../live/clock.tsx';
import type { RaceView } from './race-view.ts';

/** Until the gate opens: the seconds; then what goes on. */
export function RaceClock({ status, startsAt }: Pick<RaceView, 'status' | 'startsAt'>) {
  const t = useTranslator();
  const now = useNow();
  const left = Math.ceil((startsAt * 1000 - now) / 1000);
  if (status === 'ended') return <Badge>{t('marble.over')}</Badge>;
  if (status !== 'planned' || left <= 0)
    return (
      <Badge tone="brand">
        <span className="status-dot" /> {t('marble.rolling')}
      </Badge>
    );
  return (
    <span className="marble-clock">
      <span className="faint">{t('marble.starts-in')}</span> <b className="figures">{formatDuration(left)}</b>
    </span>
  );
}
