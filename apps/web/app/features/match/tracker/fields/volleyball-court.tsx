/** A volleyball court, 18 x 9 m, with attack lines and the net. */
export function VolleyballCourt() {
  return (
    <g className="field-lines">
      <rect className="field-inner" x="43" y="40" width="439" height="220" />
      <path d="M189 40v220M336 40v220" />
      <path d="M262.5 28v244" strokeWidth="3" />
    </g>
  );
}
