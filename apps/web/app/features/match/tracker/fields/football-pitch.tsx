/** A football pitch, 105 x 68 m in the proportions of the picture, drawn with chalk lines. */
export function FootballPitch() {
  return (
    <g className="field-lines">
      <rect x="13" y="13" width="499" height="274" />
      <path d="M262.5 13v274" />
      <circle cx="262.5" cy="150" r="40" />
      <rect x="13" y="72" width="72" height="156" />
      <rect x="13" y="112" width="26" height="76" />
      <rect x="440" y="72" width="72" height="156" />
      <rect x="486" y="112" width="26" height="76" />
      <path d="M85 121a36 36 0 0 1 0 58M440 121a36 36 0 0 0 0 58M13 21a8 8 0 0 0 8-8M504 13a8 8 0 0 0 8 8M13 279a8 8 0 0 1 8 8M504 287a8 8 0 0 1 8-8" />
    </g>
  );
}
