import { formatDuration } from '@touchline/i18n/format-time';
import { useTranslator } from '@touchline/ui/translator-context';
import { useNow } from './clock.tsx';

const DAY_S = 86_400;

/** The time that is left until an instant (epoch ms): "2 days 03:14:22". */
export function Countdown({ until }: { readonly until: number }) {
  const t = useTranslator();
  const left = Math.max(0, Math.floor((until - useNow()) / 1000));
  const days = Math.floor(left / DAY_S);
  return (
    <time className="figures" dateTime={new Date(until).toISOString()}>
      {days > 0 ? `${t('common.days', { n: days })} ` : ''}
      {formatDuration(left % DAY_S)}
    </time>
  );
}
