/** Colours by their number, each with a cut of its own, so that nobody has to tell colours apart. */
const COLOURS = ['#ff6b6b', '#f6b440', '#3ddc84', '#4cc9f0', '#6f8cff', '#c77dff', '#f1f5f3'];
const CUTS = [
  'M20 3 36 16 20 37 4 16z',
  'M20 2 37 20 20 38 3 20z',
  'M11 4h18l9 9v14l-9 9H11l-9-9V13z',
  'M20 3 37 15 31 36H9L3 15z',
  'M20 3 37 34H3z',
  'M4 4h32v32H4z',
  'M12 4h16l10 16-10 16H12L2 20z',
];

export const GemIcon = ({ colour }: { readonly colour: number }) => (
  <svg className="gem-icon" viewBox="0 0 40 40" aria-hidden="true">
    <path d={CUTS[colour]} fill={COLOURS[colour]} stroke="#fff" strokeOpacity=".6" strokeWidth="1.5" strokeLinejoin="round" />
    <path d={CUTS[colour]} fill="#fff" opacity=".28" transform="translate(8 6) scale(.6)" />
  </svg>
);
