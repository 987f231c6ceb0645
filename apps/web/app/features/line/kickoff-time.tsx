import { dayOffset, formatShortDay, formatShortWait, formatTime, formatWeekday } from '@touchline/i18n/format-time';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCurrentMinute } from '../../live/clock.tsx';
import { usePreferences } from '../../shell/preferences/preferences-context.tsx';

const NEAR_MS = 3 * 3_600_000;
/** From here on the year belongs to the date. */
const FAR_MS = 300 * 86_400_000;

/**
 * When a match starts: "20:45 · in 54 min" soon, "Tomorrow 01:30", later the day. In the player's zone. `dated`: the day stands above. `short`,
 * where its day is told: "20:45", later "Sat 20:45".
 */
export function KickoffTime({
  startsAt,
  dated = false,
  short = false,
}: {
  readonly startsAt: number;
  readonly dated?: boolean;
  readonly short?: boolean;
}) {
  const t = useTranslator();
  const { zone } = usePreferences();
  const now = useCurrentMinute();
  const at = startsAt * 1000;
  const clock = formatTime(at, zone);
  const offset = dayOffset(at, now, zone);
  const left = at - now;
  if (short)
    return (
      <time className="event-time" dateTime={new Date(at).toISOString()}>
        {offset > 1 ? `${formatWeekday(t.language, at, zone)} ` : ''}
        {clock}
      </time>
    );
  const day =
    offset === 0 || dated ? '' : offset === 1 ? `${t('common.tomorrow')} ` : `${formatShortDay(t.language, at, zone, left > FAR_MS)} `;
  const minutes = Math.max(1, Math.round(left / 60_000));
  const soon =
    left > 0 && left < NEAR_MS
      ? ` · ${minutes < 100 ? formatShortWait(t.language, minutes, 'minute') : formatShortWait(t.language, Math.round(minutes / 60), 'hour')}`
      : '';
  return (
    <time className="ellipsis event-time" dateTime={new Date(at).toISOString()}>
      {day}
      {clock}
      {soon}
    </time>
  );
}
