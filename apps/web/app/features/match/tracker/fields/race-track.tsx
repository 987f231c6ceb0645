import { silkInRace } from '@touchline/catalogue/sport/silk';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import { isNonRunner, raceProgress } from '../race-order.ts';
import { pointOnOval } from '../race-oval.ts';

const LANES = 8;
/** Share of a lap between two who wait for the start, and between two past the finish. */
const WAITING_GAP = 0.012;
const FINISHED_GAP = 0.014;

/** An oval with one numbered mark per runner, as far round as it has come. */
export function RaceTrack({ match }: { readonly match: Pick<MatchDetail, 'sport' | 'state' | 'incidents' | 'runners'> }) {
  const { shares, order } = raceProgress(match);
  const shareOf = (index: number): number => {
    const share = shares[index] ?? 0;
    if (share === 0) return -index * WAITING_GAP;
    return share < 1 ? share : 1 - Math.max(0, order.indexOf(index)) * FINISHED_GAP;
  };
  return (
    <>
      <g className="field-lines">
        <rect x="24" y="24" width="477" height="252" rx="126" />
        <rect className="field-inner" x="88" y="88" width="349" height="124" rx="62" />
        <path d="M262.5 212v64" strokeDasharray="6 4" strokeWidth="4" />
      </g>
      {match.runners.map((runner, index) => {
        if (isNonRunner(match.state, index)) return null;
        const { x, y } = pointOnOval(shareOf(index), index % LANES);
        const silk = silkInRace(match.sport, index, runner.id);
        return (
          <g key={runner.id} className="tracker-runner" style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}>
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
