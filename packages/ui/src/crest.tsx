import { type ReactNode, useId } from 'react';

const SHIELD = 'M10 1.2 18 3.4v6.8c0 4.3-3.2 7.3-8 8.8-4.8-1.5-8-4.5-8-8.8V3.4z';

/** The shape on the first colour, by the pattern's name. An unknown pattern is drawn as halves. */
const PATTERNS = {
  plain: (c: string) => (
    <>
      <path d="M2 13.5 10 6.5l8 7v4.3L10 10.8l-8 7z" fill={c} />
      <circle cx="10" cy="15.2" r="1.7" fill={c} />
    </>
  ),
  stripes: (c: string) => [4, 10, 16].map((x) => <rect key={x} x={x - 1.5} y="0" width="3" height="20" fill={c} />),
  hoops: (c: string) => [4, 9, 14].map((y) => <rect key={y} x="0" y={y} width="20" height="2.5" fill={c} />),
  half: (c: string) => <rect x="10" y="0" width="10" height="20" fill={c} />,
  chief: (c: string) => <rect x="0" y="0" width="20" height="7" fill={c} />,
  sash: (c: string) => <path d="M1 3 5 1 19 14 16 18z" fill={c} />,
  bend: (c: string) => <path d="M0 0H20L0 18z" fill={c} />,
  pale: (c: string) => <rect x="7" y="0" width="6" height="20" fill={c} />,
  cross: (c: string) => <path d="M8 0h4v8h8v4h-8v8H8v-8H0V8h8z" fill={c} />,
  quarters: (c: string) => <path d="M0 0h10v10H0zM10 10h10v10H10z" fill={c} />,
} satisfies Record<string, (colour: string) => ReactNode>;
const isPattern = (name: string): name is keyof typeof PATTERNS => Object.hasOwn(PATTERNS, name);

export interface CrestProps {
  readonly crest: { readonly pattern: string; readonly a: string; readonly b: string } | null;
  /** Colours a person's or an unknown team's mark when there are none of its own. */
  readonly name: string;
  readonly size?: number;
  /** A person: a head on a disc instead of a shield. */
  readonly person?: boolean;
}

const hueOf = (name: string): number => {
  let hue = 0;
  for (const character of name) hue = (hue * 31 + (character.codePointAt(0) ?? 0)) % 360;
  return hue;
};

/** The mark of a competitor, drawn from its colours: no trademarked badge is ever shown. Decoration; its name stands beside it. */
export function Crest({ crest, name, size = 18, person = false }: CrestProps) {
  const id = useId();
  const own = `hsl(${hueOf(name)} 48% 42%)`;
  if (person)
    return (
      <svg className="crest" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="9" fill={crest?.a ?? own} />
        <circle cx="10" cy="8" r="3" fill="#fff" opacity=".85" />
        <path d="M4 17c1-3.5 3.3-5 6-5s5 1.5 6 5" fill="#fff" opacity=".85" />
        <circle cx="10" cy="10" r="8.6" fill="none" stroke="#8a9a91" strokeOpacity=".6" />
      </svg>
    );
  const pattern = crest && isPattern(crest.pattern) ? crest.pattern : 'half';
  return (
    <svg className="crest" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <clipPath id={id}>
        <path d={SHIELD} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="20" height="20" fill={crest?.a ?? own} />
        {PATTERNS[pattern](crest?.b ?? '#fff')}
        <path d="M0 0h10v20H0z" fill="#fff" opacity=".07" />
      </g>
      <path d={SHIELD} fill="none" stroke="#8a9a91" strokeOpacity=".55" strokeWidth=".9" />
    </svg>
  );
}
