/** An ice-hockey rink: goals, the red and the blue lines, the five circles. */
export function IceRink() {
  return (
    <g className="field-lines">
      <rect x="13" y="13" width="499" height="274" rx="64" />
      <path className="line-red" d="M262.5 13v274M54 24v252M471 24v252" />
      <path className="line-blue" d="M188 13v274M337 13v274" />
      <circle cx="262.5" cy="150" r="32" />
      <circle cx="112" cy="86" r="26" />
      <circle cx="112" cy="214" r="26" />
      <circle cx="413" cy="86" r="26" />
      <circle cx="413" cy="214" r="26" />
      <path d="M54 138h-8v24h8M471 138h8v24h-8" />
    </g>
  );
}
