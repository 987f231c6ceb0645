/** A basketball court, 28 x 15 m: lanes, three-point arcs, hoops. */
export function BasketballCourt() {
  return (
    <g className="field-lines">
      <rect x="13" y="13" width="499" height="274" />
      <path d="M262.5 13v274" />
      <circle cx="262.5" cy="150" r="33" />
      <path d="M13 105h103v90H13M116 117a33 33 0 0 1 0 66M13 29h53a123.6 123.6 0 0 1 0 242H13" />
      <path d="M512 105H409v90h103M409 117a33 33 0 0 0 0 66M512 29h-53a123.6 123.6 0 0 0 0 242h53" />
      <circle cx="41" cy="150" r="6" />
      <circle cx="484" cy="150" r="6" />
    </g>
  );
}
