import type { MatchDetail } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { regularTimeSeconds, toMatchSecond } from '../match-clock.ts';
import { momentumBySlice } from './momentum-by-slice.ts';

/** The picture is divided into this many slices of regular time. */
const SLICES = 90;

/** The pressing side, slice by slice: home above the line, away below. */
export function MomentumChart({ match }: { readonly match: MatchDetail }) {
  const t = useTranslator();
  const regular = regularTimeSeconds(match);
  if (regular === 0 || match.away === null || match.incidents.length < 4) return null;
  const bars = momentumBySlice(
    match.incidents.map((incident) => ({ ...incident, second: toMatchSecond(incident, match) })),
    regular / SLICES,
  );
  const slices = Math.max(SLICES, bars.length);
  return (
    <div className="board-momentum">
      <span>{t('match.momentum')}</span>
      <svg className="momentum" viewBox={`0 0 ${slices * 6} 56`} preserveAspectRatio="none" aria-hidden="true">
        {bars
          .map((value, slice) => ({ value, x: slice * 6 }))
          .map(({ value, x }) => {
            const height = Math.max(1, Math.abs(value * 24));
            return (
              <rect
                key={x}
                x={x}
                y={value > 0 ? 28 - height : 28}
                width="4.400"
                height={height}
                rx="1"
                fill={value > 0 ? 'var(--side-a)' : 'var(--side-b)'}
              />
            );
          })}
        <path d={`M0 28H${slices * 6}M${slices * 3} 4V52`} stroke="var(--on-pitch-2)" strokeOpacity=".45" strokeWidth="1" />
      </svg>
    </div>
  );
}
