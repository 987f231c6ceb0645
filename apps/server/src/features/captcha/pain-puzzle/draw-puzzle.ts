import { chooseSpots, drawPicture, drawPiece, PUZZLE, type RandomInt } from './puzzle-scene.ts';

export { PUZZLE, type RandomInt } from './puzzle-scene.ts';

/** How far the noise may change a pixel's brightness. */
const NOISE = 16;

export interface DrawnPuzzle {
  /** The place of the piece. */
  readonly place: { readonly x: number; readonly y: number };
  /** Data addresses of pictures: JPEG, which leaves no edge clean, and PNG for the piece, which is not a box. */
  readonly picture: string;
  readonly piece: string;
}

/** Pixels, not shapes: the drawing itself would say where the piece belongs. The library comes with the first puzzle. */
export async function drawPuzzle(random: RandomInt): Promise<DrawnPuzzle> {
  const spots = chooseSpots(random);
  const [spot] = spots;
  const [picture, piece] = await Promise.all([noisy(drawPicture(spots, random), random), png(drawPiece(spot, random))]);
  return { place: { x: spot.x, y: spot.y }, picture: address('jpeg', picture), piece: address('png', piece) };
}

/** Grain over the whole picture, so that no two copies of a pitch are the same bytes and no edge is clean. */
async function noisy(drawing: string, random: RandomInt): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = PUZZLE;
  const pixels = await sharp(Buffer.from(drawing)).removeAlpha().raw().toBuffer();
  // One draw gives the grain of five pixels: a draw costs more than what is done with it.
  let grains = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (grains < 64) grains = random(0, 2 ** 30 - 1);
    const grain = (grains % 64) / 63;
    grains = Math.floor(grains / 64);
    const change = Math.round((grain - 0.5) * 2 * NOISE);
    for (let channel = at; channel < at + 3; channel++) pixels[channel] = Math.max(0, Math.min(255, (pixels[channel] ?? 0) + change));
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 72 })
    .toBuffer();
}

async function png(drawing: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 6 }).toBuffer();
}

const address = (kind: 'jpeg' | 'png', bytes: Buffer): string => `data:image/${kind};base64,${bytes.toString('base64')}`;
