/** Sizes in pixels of the picture. */
export const PUZZLE = { width: 320, height: 180, side: 52 } as const;

/** Where the piece belongs. */
export interface PuzzlePlace {
  readonly x: number;
  readonly y: number;
}

/** A whole number from `low` to `high`, both included. */
export type RandomInt = (low: number, high: number) => number;

/** Far enough from the left for a piece that starts there to have a way to go. */
export const choosePlace = (random: RandomInt): PuzzlePlace => ({
  x: random(PUZZLE.side + 24, PUZZLE.width - PUZZLE.side - 8),
  y: random(8, PUZZLE.height - PUZZLE.side - 8),
});

const COLOURS = ['#f4b942', '#e4572e', '#2e86ab', '#f3f3ee', '#8ac926', '#6a4c93', '#16c79a', '#d7263d'];

/** A pitch seen from above with things strewn over it: something to find one's bearings by, different each time. */
export function drawScene(random: RandomInt): string {
  const { width, height } = PUZZLE;
  const hue = random(100, 160);
  const stripe = random(24, 40);
  const stripes = Array.from(
    { length: Math.ceil(width / stripe) },
    (_, i) => `<rect x="${i * stripe}" y="0" width="${stripe}" height="${height}" fill="hsl(${hue} 38% ${i % 2 ? 30 : 35}%)"/>`,
  );
  const line = 'fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"';
  const middle = random(90, 230);
  const things = Array.from({ length: 26 }, () => drawThing(random));
  return `${stripes.join('')}<path d="M${middle} 0V${height}" ${line}/><circle cx="${middle}" cy="${height / 2}" r="${random(24, 44)}" ${line}/>${things.join('')}`;
}

function drawThing(random: RandomInt): string {
  const x = random(0, PUZZLE.width);
  const y = random(0, PUZZLE.height);
  const r = random(5, 17);
  const fill = COLOURS[random(0, COLOURS.length - 1)];
  const turn = `transform="rotate(${random(0, 359)} ${x} ${y})" fill="${fill}" fill-opacity=".${random(70, 95)}"`;
  switch (random(0, 3)) {
    case 0:
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${r / 2}" fill="#0003"/>`;
    case 1:
      return `<rect x="${x - r}" y="${y - r / 2}" width="${2 * r}" height="${r}" rx="3" ${turn}/>`;
    case 2:
      return `<path d="M${x} ${y - r}L${x + r} ${y + r}H${x - r}Z" ${turn}/>`;
    default:
      return `<path d="M${x - r} ${y}q${r} ${-2 * r} ${2 * r} 0" fill="none" stroke="${fill}" stroke-width="4"/>`;
  }
}

/** The outline of the piece with its left upper corner at 0 0: a square with a round tab above and a round notch on the right. */
export function pieceOutline(): string {
  const { side } = PUZZLE;
  const tab = 9;
  const half = side / 2;
  return `M0 ${tab}H${half - tab}a${tab} ${tab} 0 0 1 ${2 * tab} 0H${side}V${half - tab + 4}a${tab} ${tab} 0 0 0 0 ${2 * tab}V${side}H0Z`;
}

/** The picture with a hole where the piece belongs, as SVG; never sent as such, since it says where that is. */
export function drawPicture(scene: string, { x, y }: PuzzlePlace): string {
  const hole = `<path d="${pieceOutline()}" transform="translate(${x} ${y})" fill="#0b0f0d" fill-opacity=".62" stroke="#fff" stroke-opacity=".7" stroke-width="1.5"/>`;
  return svg(PUZZLE.width, PUZZLE.height, `0 0 ${PUZZLE.width} ${PUZZLE.height}`, scene + hole);
}

/** The piece, cut out of the scene. */
export function drawPiece(scene: string, { x, y }: PuzzlePlace): string {
  const { side } = PUZZLE;
  const outline = `<path d="${pieceOutline()}" transform="translate(${x} ${y})"`;
  const cut = `<clipPath id="c">${outline}/></clipPath><g clip-path="url(#c)">${scene}</g>${outline} fill="none" stroke="#fff" stroke-width="2"/>`;
  return svg(side, side, `${x} ${y} ${side} ${side}`, cut);
}

const svg = (width: number, height: number, box: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${inside}</svg>`;
