import type { RacecardEntry } from '@touchline/contract/statistics/shapes';
import { useId } from 'react';

const JACKET = 'M7.5 2h5L19 5.500l-2 4-2.500-1.300V18h-9V8.200L3 9.500l-2-4z';

/** A runner's colours. Decoration: number and name stand beside it. */
export function SilkIcon({ silk, size = 24 }: { readonly silk: RacecardEntry['silk']; readonly size?: number }) {
  const id = useId();
  return (
    <svg className="silk-icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <clipPath id={id}>
        <path d={JACKET} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="20" height="20" fill={silk.a} />
        <SilkPattern silk={silk} />
      </g>
      <path d={JACKET} fill="none" stroke="#8a9a91" strokeOpacity=".7" />
    </svg>
  );
}

function SilkPattern({ silk: { pattern, b } }: { readonly silk: RacecardEntry['silk'] }) {
  switch (pattern) {
    case 'stripes':
      return <path d="M6 0v20M10 0v20M14 0v20" stroke={b} strokeWidth="1.800" />;
    case 'hoops':
      return <path d="M0 5h20M0 10h20M0 15h20" stroke={b} strokeWidth="2" />;
    case 'halves':
      return <rect x="10" width="10" height="20" fill={b} />;
    case 'sash':
      return <path d="m4 3 13 15" stroke={b} strokeWidth="3.500" />;
    case 'chevron':
      return <path d="m3 8 7 5 7-5" fill="none" stroke={b} strokeWidth="3" />;
    case 'plain':
      return null;
  }
}
