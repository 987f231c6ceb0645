/** A handball court, 40 x 20 m: the six-metre areas, the nine-metre and seven-metre lines, the goals. */
export function HandballCourt() {
  return (
    <g className="field-lines">
      <rect x="13" y="13" width="499" height="274" />
      <path d="M262.5 13v274M13 47a75 82 0 0 1 75 82v42a75 82 0 0 1-75 82M512 47a75 82 0 0 0-75 82v42a75 82 0 0 0 75 82" />
      <path
        d="M49 13a112 123 0 0 1 76 118v38a112 123 0 0 1-76 118M476 13a112 123 0 0 0-76 118v38a112 123 0 0 0 76 118"
        strokeDasharray="7 6"
      />
      <path d="M100 143v14M425 143v14" />
      <path d="M13 129H6v42h7M512 129h7v42h-7" strokeWidth="3" />
    </g>
  );
}
