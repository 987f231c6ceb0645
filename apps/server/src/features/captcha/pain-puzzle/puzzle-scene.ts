/** Sizes in pixels of the picture. */
export const PUZZLE = { width: 360, height: 154, side: 52 } as const;

/** A whole number from `low` to `high`, both included. */
export type RandomInt = (low: number, high: number) => number;

/** A spot on the pitch: where its box begins, and its sign: a round shape with so many lobes, turned by some degrees. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly lobes: number;
  readonly turn: number;
}

/** The ball begins at the left, before any spot. */
const FIRST_X = PUZZLE.side + 8;
/** The signs: one spot has each. */
const LOBES = [2, 3, 4, 5] as const;

/** The first is where the ball belongs; the others differ in their sign alone. */
export function chooseSpots(random: RandomInt): readonly [Spot, ...Spot[]] {
  const { width, height, side } = PUZZLE;
  const step = (width - FIRST_X - 4) / LOBES.length;
  const y = random(20, height - side - 20);
  const spots = shuffle(LOBES, random).map((lobes, i) => ({
    x: Math.round(FIRST_X + i * step + random(0, Math.floor(step - side))),
    // All as high: where the ball runs must not tell them apart.
    y,
    lobes,
    turn: random(0, 359),
  }));
  const [first, ...rest] = shuffle(spots, random);
  if (!first) throw new RangeError('there is no spot');
  return [first, ...rest];
}

function shuffle<T>(items: readonly T[], random: RandomInt): T[] {
  const left = [...items];
  return items.map(() => left.splice(random(0, left.length - 1), 1)[0] as T);
}

/** A sign around the middle of a box of the piece's size, as an SVG path. */
function signPath(lobes: number, turn: number, size: number): string {
  const middle = PUZZLE.side / 2;
  const depth = lobes === 2 ? 0.42 : 0.34;
  const points = Array.from({ length: 60 }, (_, i) => {
    const angle = (i * Math.PI) / 30;
    const radius = (size * (1 + depth * Math.cos(lobes * (angle - (turn * Math.PI) / 180)))) / (1 + depth);
    return `${(middle + radius * Math.cos(angle)).toFixed(1)} ${(middle + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

const rgb = (random: RandomInt, low: number, high: number): string => `rgb(${random(low, high)},${random(low, high)},${random(low, high)})`;

/** A pitch seen from above, as the site draws its own, under floodlights and with the marks of many boots: no two are alike. */
function drawPitch(random: RandomInt): string {
  const { width, height } = PUZZLE;
  const stripe = random(22, 34);
  const hue = random(142, 156);
  const stripes = Array.from(
    { length: Math.ceil(width / stripe) + 1 },
    (_, i) =>
      `<rect x="${i * stripe - random(0, 6)}" width="${stripe + 6}" height="${height}" fill="hsl(${hue} 52% ${i % 2 ? 15 : 19}%)"/>`,
  );
  const line = 'fill="none" stroke="#e6f2ea" stroke-opacity=".75" stroke-width="2"';
  const box = width - random(96, 150);
  const lines = `<path d="M${width} 9H${box}V${height - 9}H${width}M${width} 45H${box + 70}V${height - 45}H${width}" ${line}/><circle cx="${box + 24}" cy="${height / 2}" r="${random(30, 44)}" ${line}/><path d="M${random(40, 110)} 0V${height}" ${line}/>`;
  const lights = Array.from(
    { length: 7 },
    () =>
      `<ellipse cx="${random(0, width)}" cy="${random(0, height)}" rx="${random(20, 70)}" ry="${random(14, 50)}" fill="${random(0, 1) ? '#fff' : '#000'}" fill-opacity=".${random(10, 16)}"/>`,
  );
  return stripes.join('') + lights.join('') + lines + drawMarks(random, 34);
}

/** Strokes of all kinds and tints, bright and dark. */
function drawMarks(random: RandomInt, n: number): string {
  return Array.from({ length: n }, () => {
    const [x, y] = [random(0, PUZZLE.width), random(0, PUZZLE.height)];
    const [a, b] = [random(-26, 26), random(-26, 26)];
    const tint = random(0, 2) === 0 ? rgb(random, 120, 240) : `hsl(${random(120, 170)} ${random(20, 60)}% ${random(8, 44)}%)`;
    return `<path d="M${x} ${y}q${a} ${b} ${random(-40, 40)} ${random(-22, 22)}" fill="none" stroke="${tint}" stroke-opacity=".${random(30, 80)}" stroke-width="${random(1, 4)}"/>`;
  }).join('');
}

/** The picture with its spots, as SVG; never sent as such, since it says where they are. Marks run over the spots too. */
export function drawPicture(spots: readonly Spot[], random: RandomInt): string {
  const { width, height, side } = PUZZLE;
  const middle = side / 2;
  const drawn = spots.map(({ x, y, lobes, turn }) => {
    const ring = `<circle cx="${middle}" cy="${middle}" r="22" fill="#04130b" fill-opacity=".${random(46, 62)}" stroke="#fff" stroke-opacity=".85" stroke-width="1.6" stroke-dasharray="${random(3, 5)} ${random(2, 4)}"/>`;
    const sign = `<path d="${signPath(lobes, turn, random(10, 15))}" fill="#fff" fill-opacity=".${random(42, 78)}"/>`;
    return `<g transform="translate(${x} ${y})">${ring}${sign}</g>`;
  });
  return svg(width, height, drawPitch(random) + drawn.join('') + drawMarks(random, 16));
}

/** The ball, with the sign of its spot as it comes to lie: turned and sized in another way. */
export function drawPiece({ lobes }: Spot, random: RandomInt): string {
  const { side } = PUZZLE;
  const middle = side / 2;
  const ball = `<circle cx="${middle}" cy="${middle}" r="22" fill="#fff" stroke="#17231c" stroke-width="1.5"/>`;
  return svg(side, side, `${ball}<path d="${signPath(lobes, random(0, 359), random(14, 17))}" fill="#17231c"/>`);
}

const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
