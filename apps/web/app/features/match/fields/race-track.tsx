import type { CompetitorView } from '@touchline/contract/line-shapes';

const LANES = 8;

/** An oval with one mark per runner, in the order of the race; the leader is nearest to the line. */
export function RaceTrack({ runners, order }: { readonly runners: readonly CompetitorView[]; readonly order: readonly number[] }) {
  const shown = runners.slice(0, 14);
  return (
    <>
      <g className="ln">
        <rect x="30" y="30" width="465" height="240" rx="120" />
        <rect x="86" y="86" width="353" height="128" rx="64" />
        <path d="M262.5 214v56" strokeDasharray="6 4" strokeWidth="4" />
      </g>
      {shown.map((runner, index) => {
        const place = order.indexOf(index);
        const behind = place === -1 ? index : place;
        const lane = 38 + (index % LANES) * 6;
        return (
          <g key={runner.id} transform={`translate(${250 - behind * 15} ${270 - lane + 34})`}>
            <circle r="7" fill={runner.crest?.a ?? 'var(--side-a)'} stroke="#06170e" strokeWidth="1.5" />
            <text
              textAnchor="middle"
              y="3.500"
              fontSize="9"
              fontWeight="720"
              fill="#fff"
              stroke="#06170e"
              strokeWidth="2"
              paintOrder="stroke"
            >
              {index + 1}
            </text>
          </g>
        );
      })}
    </>
  );
}
