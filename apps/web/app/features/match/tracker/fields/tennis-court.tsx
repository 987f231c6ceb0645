/** A tennis court with its singles lines, service boxes and the net across the middle. */
export function TennisCourt() {
  return (
    <g className="field-lines">
      <rect className="field-inner" x="43" y="40" width="439" height="220" />
      <path d="M43 67h439M43 233h439M144 67v166M381 67v166M144 150h237M43 150h8M474 150h8" />
      <path d="M262.5 28v244" strokeWidth="3" />
    </g>
  );
}
