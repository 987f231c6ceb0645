import { formatRelative } from '@touchline/i18n/format-time';
import { useTexts } from '@touchline/ui/texts';
import { useMinute } from '../../live/clock.tsx';
import { useFormats } from '../../use-formats.ts';

/** From here on the year belongs to the date. */
const FAR_MS = 180 * 86_400_000;
/** Up to here a start is near enough to be counted down to. */
const NEAR_MS = 36 * 3_600_000;

/** When something starts: the day and the hour, and how long that is from now where it is soon. */
export function Kickoff({ startsAt }: { readonly startsAt: number }) {
  const { language } = useTexts();
  const { day, date, time } = useFormats();
  const now = useMinute();
  const at = startsAt * 1000;
  const soon = at > now && at - now < NEAR_MS;
  return (
    <time dateTime={new Date(at).toISOString()} className="kickoff">
      {at - now > FAR_MS ? date(at) : day(at, now)} <span className="num">{time(at)}</span>
      {soon ? (
        <span className="kickoff-soon mut3">
          <i> · </i>
          {formatRelative(language, at, now)}
        </span>
      ) : null}
    </time>
  );
}
