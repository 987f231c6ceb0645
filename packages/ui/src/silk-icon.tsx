import type { Silk } from '@touchline/catalogue/sport/silk';
import { useId } from 'react';

const SHIRT = 'M7.5 2h5L19 5.500l-2 4-2.500-1.300V18h-9V8.200L3 9.500l-2-4z';

/** A runner's jacket. Decoration: its number and name stand beside it. */
export function SilkIcon({ silk, size = 22 }: { readonly silk: Silk; readonly size?: number }) {
  const id = useId();
  return (
    <svg className="silk-icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <clipPath id={id}>
        <path d={SHIRT} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="20" height="20" fill={silk.body} />
        <SilkPattern silk={silk} />
      </g>
      <path d={SHIRT} fill="none" stroke="#8a9a91" strokeOpacity=".6" />
    </svg>
  );
}

function SilkPattern({ silk: { pattern, mark } }: { readonly silk: Silk }) {
  switch (pattern) {
    case 'hoops':
      return <path d="M0 5h20M0 10h20M0 15h20" stroke={mark} strokeWidth="2" />;
    case 'sash':
      return <path d="m4 3 13 15" stroke={mark} strokeWidth="3.500" />;
    case 'halves':
      return <rect x="10" width="10" height="20" fill={mark} />;
    case 'stripes':
      return <path d="M6 0v20M10 0v20M14 0v20" stroke={mark} strokeWidth="1.800" />;
    case 'chevron':
      return <path d="m3 8 7 5 7-5" fill="none" stroke={mark} strokeWidth="3" />;
    case 'spots':
      return (
        <path d="M7.500 7h.01M12.500 7h.01M10 11h.01M7.500 15h.01M12.500 15h.01" stroke={mark} strokeWidth="2.600" strokeLinecap="round" />
      );
    case 'plain':
      return null;
  }
}
