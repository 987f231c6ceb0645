import type { CompetitorView } from '@touchline/contract/line-shapes';
import { ovalPoint } from '../race-oval.ts';
import { silkOf } from '../silk.ts';

const LANES = 8;
/** Share of a lap between two places. */
const GAP = 0.016;

interface RaceTrackProps {
  readonly sport: number;
  readonly runners: readonly CompetitorView[];
  /** Runner indexes, first to last; empty before anybody leads. */
  readonly order: readonly number[];
  /** How much of the race is run, 0 to 1. */
  readonly progress: number;
}

/** An oval with one numbered mark per runner: as far round as the race is, in its order. */
export function RaceTrack({ sport, runners, order, progress }: RaceTrackProps) {
  return (
    <>
      <g className="ln">
        <rect x="24" y="24" width="477" height="252" rx="126" />
        <rect className="in" x="88" y="88" width="349" height="124" rx="62" />
        <path d="M262.5 212v64" strokeDasharray="6 4" strokeWidth="4" />
      </g>
      {runners.map((runner, index) => {
        const place = order.indexOf(index);
        const behind = place === -1 ? index : place;
        const { x, y } = ovalPoint(Math.max(0, progress - behind * GAP) - (progress === 0 ? behind * GAP * 0.4 : 0), index % LANES);
        const silk = silkOf(sport, index, runner.name);
        return (
          <g key={runner.id} className="runner" style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}>
            <circle r="8" fill={silk.body} stroke="#06170e" strokeWidth="1.500" />
            <text textAnchor="middle" y="3.300" fontSize="9.500" fontWeight="720" fill={silk.ink}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </>
  );
}
