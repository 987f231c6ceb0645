/** A handball court, 40 x 20 m: the six-metre areas, the nine-metre lines, the goals. */
export function HandballCourt() {
  return (
    <g className="ln">
      <rect x="13" y="13" width="499" height="274" />
      <path d="M262.5 13v274M13 47a82 82 0 0 1 75 82v42a82 82 0 0 1-75 82M512 47a82 82 0 0 0-75 82v42a82 82 0 0 0 75 82" />
      <path
        d="M38 13a123 123 0 0 1 88 118v38a123 123 0 0 1-88 118M487 13a123 123 0 0 0-88 118v38a123 123 0 0 0 88 118"
        strokeDasharray="7 6"
      />
    </g>
  );
}
