import type { MatchDetail } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { clockSeconds } from '../../../live/clock.tsx';
import { incidentIcon } from '../incident-name.ts';
import { matchMinute, regularTimeSeconds, toMatchSecond } from '../match-clock.ts';

/** The match as a line from 0′ to its end: what is played, goals above for the home side and below for the away side, cards. */
export function TimelineStrip({ match, now }: { readonly match: MatchDetail; readonly now: number }) {
  const t = useTranslator();
  const regular = regularTimeSeconds(match);
  if (regular === 0 || match.away === null) return null;
  const marked = match.incidents.filter((incident) => incidentIcon(incident.kind) !== 'minor' && incident.side !== 0);
  const clock = match.state.clock;
  const played =
    match.state.status === 'ended'
      ? regular
      : clock
        ? toMatchSecond({ period: match.state.period, second: clockSeconds(clock, now) }, match)
        : 0;
  const whole = Math.max(regular, played);
  const share = (seconds: number): string => `${Math.min(100, (seconds / whole) * 100).toFixed(2)}%`;
  const cuts = Array.from({ length: match.format.periods - 1 }, (_, index) => (index + 1) * match.format.periodSeconds);
  return (
    <div
      className="timeline figures"
      role="img"
      aria-label={`${t('match.timeline')}. ${marked
        .map((m) => `${matchMinute(toMatchSecond(m, match))}′ ${m.text}`)
        .toReversed()
        .join('. ')}`}
    >
      <span>0′</span>
      <div className="timeline-bar">
        <i className="timeline-run" style={{ inlineSize: share(played) }} />
        {marked.map((incident) => (
          <b
            key={incident.id}
            className="timeline-event"
            data-mark={incidentIcon(incident.kind)}
            data-side={incident.side}
            style={{ insetInlineStart: share(toMatchSecond(incident, match)) }}
            title={`${matchMinute(toMatchSecond(incident, match))}′ ${incident.text}`}
          />
        ))}
        {cuts.map((second) => (
          <em key={second} className="timeline-cut" style={{ insetInlineStart: share(second) }} />
        ))}
      </div>
      <span>{Math.round(whole / 60)}′</span>
    </div>
  );
}
