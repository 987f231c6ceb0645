import type { CompetitorView } from '@touchline/contract/line/shapes';

export interface MarbleOrbProps {
  readonly marble: Pick<CompetitorView, 'crest' | 'name'>;
  /** From 0. */
  readonly gate: number;
  readonly size?: number;
}

/** Marbles too light for white digits. */
const isLight = (hex: string): boolean => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.299 * r + 0.587 * g + 0.114 * b > 150;
};

/** A marble's face, about (0, 0): two colours and its gate's number. */
export function OrbFace({ marble, gate, radius }: Omit<MarbleOrbProps, 'size'> & { readonly radius: number }) {
  const body = marble.crest?.a ?? '#7b8794';
  return (
    <>
      <circle r={radius} fill={body} stroke="#06170e" strokeOpacity=".55" strokeWidth={radius / 9} />
      <path
        d={`M${-radius * 0.72} ${-radius * 0.1}A${radius * 0.75} ${radius * 0.75} 0 0 1 ${radius * 0.1} ${-radius * 0.74}`}
        fill="none"
        stroke={marble.crest?.b ?? '#fff'}
        strokeWidth={radius / 4}
        strokeLinecap="round"
      />
      <text textAnchor="middle" y={radius * 0.4} fontSize={radius * 1.15} fontWeight="720" fill={isLight(body) ? '#10160f' : '#fff'}>
        {gate + 1}
      </text>
    </>
  );
}

/** A marble in a line of text. Decoration: its name stands beside it. */
export function MarbleOrb({ marble, gate, size = 22 }: MarbleOrbProps) {
  return (
    <svg className="marble-orb" width={size} height={size} viewBox="-10 -10 20 20" aria-hidden="true">
      <OrbFace marble={marble} gate={gate} radius={9} />
    </svg>
  );
}
