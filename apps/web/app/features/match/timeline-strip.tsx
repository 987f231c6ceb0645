import type { MatchDetail } from '@touchline/contract/line-shapes';
import { useTexts } from '@touchline/ui/texts';
import { clockSeconds } from '../../live/clock.tsx';
import { eventMark } from './event-name.ts';
import { matchSecond, minuteOf, regularSeconds } from './match-clock.ts';

/** The match as a line from 0′ to its end: what is played, goals above for the home side and below for the away side, cards. */
export function TimelineStrip({ match, now }: { readonly match: MatchDetail; readonly now: number }) {
  const t = useTexts();
  const regular = regularSeconds(match);
  if (regular === 0 || match.away === null) return null;
  const marked = match.incidents.filter((incident) => eventMark(incident.kind) !== 'minor' && incident.side !== 0);
  const clock = match.state.clock;
  const played =
    match.state.status === 'ended'
      ? regular
      : clock
        ? matchSecond({ period: match.state.period, second: clockSeconds(clock, now) }, match)
        : 0;
  const whole = Math.max(regular, played);
  const share = (seconds: number): string => `${Math.min(100, (seconds / whole) * 100).toFixed(2)}%`;
  const cuts = Array.from({ length: match.format.periods - 1 }, (_, index) => (index + 1) * match.format.periodSeconds);
  return (
    <div
      className="tl num"
      role="img"
      aria-label={`${t('match.timeline')}. ${marked
        .map((m) => `${minuteOf(matchSecond(m, match))}′ ${m.text}`)
        .toReversed()
        .join('. ')}`}
    >
      <span>0′</span>
      <div className="tl-b">
        <i className="run" style={{ inlineSize: share(played) }} />
        {marked.map((incident) => (
          <b
            key={incident.id}
            className={`tl-e ${eventMark(incident.kind)}${incident.side === 2 ? ' b' : ''}`}
            style={{ insetInlineStart: share(matchSecond(incident, match)) }}
            title={`${minuteOf(matchSecond(incident, match))}′ ${incident.text}`}
          />
        ))}
        {cuts.map((second) => (
          <em key={second} className="cut" style={{ insetInlineStart: share(second) }} />
        ))}
      </div>
      <span>{Math.round(whole / 60)}′</span>
    </div>
  );
}
