/** Drawings of the six symbols, the least first. */
const PATHS = [
  'M20 6a14 14 0 1 0 .1 0zM20 13l6 5-2 7h-8l-2-7z',
  'M20 4l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z',
  'M6 34V12l9 8 5-13 5 13 9-8v22z',
  'M20 35C4 24 6 8 14 8c4 0 6 4 6 6 0-2 2-6 6-6 8 0 10 16-6 27z',
  'M20 3 36 16 20 37 4 16z',
  'M12 5h16v6h8c0 9-4 13-9 14-1 3-3 4-5 4v4h6v4H12v-4h6v-4c-2 0-4-1-5-4-5-1-9-5-9-14h8z',
];
const COLOURS = ['#5b6b63', '#c97d0b', '#7a3fc0', '#c2272f', '#1f6fc4', '#0a7a3d'];

export const ScratchSymbol = ({ symbol }: { readonly symbol: number }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <path d={PATHS[symbol]} fill={COLOURS[symbol]} fillRule="evenodd" />
  </svg>
);
