import './styles/top-match.css';
import { formatRelative } from '@touchline/i18n/format-time';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCurrentMinute } from '../../live/clock.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';

/** From here on the year belongs to the date. */
const FAR_MS = 180 * 86_400_000;
/** Up to here a start is near enough to be counted down to. */
const NEAR_MS = 36 * 3_600_000;

/** When something starts: the day and the hour, and how long that is from now where it is soon. */
export function KickoffTime({ startsAt }: { readonly startsAt: number }) {
  const { language } = useTranslator();
  const { day, date, time } = useFormats();
  const now = useCurrentMinute();
  const at = startsAt * 1000;
  const soon = at > now && at - now < NEAR_MS;
  return (
    <time dateTime={new Date(at).toISOString()}>
      {at - now > FAR_MS ? date(at) : day(at, now)} <span className="figures">{time(at)}</span>
      {soon ? (
        <span className="kickoff-soon faint">
          <i> · </i>
          {formatRelative(language, at, now)}
        </span>
      ) : null}
    </time>
  );
}
