import sharp from 'sharp';

/** A picture in grey: brightness from 0 to 255, row by row. */
interface Grey {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => number;
}

export interface Shown {
  /** Data addresses. */
  readonly picture: string;
  readonly piece: string;
  readonly width: number;
  readonly side: number;
  readonly top: number;
}

const bytesOf = (address: string): Buffer => Buffer.from(address.split(',')[1] ?? '', 'base64');

async function readGrey(address: string): Promise<Grey> {
  const image = sharp(bytesOf(address)).flatten({ background: '#fff' }).greyscale().blur(1);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, at: (x, y) => data[(y * info.width + x) * info.channels] ?? 0 };
}

/** Places where the score of a box is best, from left to right. */
function bestPlace({ width, side }: Shown, score: (x: number) => number, step = 1): number {
  let best = 0;
  let max = Number.NEGATIVE_INFINITY;
  for (let x = side; x <= width - side; x += step) {
    const found = score(x);
    if (found <= max) continue;
    max = found;
    best = x;
  }
  return best;
}

function meanOf(side: number, value: (x: number, y: number) => number | undefined, step = 1): number {
  let sum = 0;
  let n = 0;
  for (let y = 0; y < side; y += step)
    for (let x = 0; x < side; x += step) {
      const found = value(x, y);
      if (found === undefined) continue;
      sum += found;
      n += 1;
    }
  return n === 0 ? 0 : sum / n;
}

/**
 * Ways to read the place off the picture as a script would: the darkest box, the box with the strongest edges, and what the pieces of this
 * puzzle would give away. */
export const ATTACKS: Readonly<Record<string, (shown: Shown) => Promise<number>>> = {
  async darkness(shown) {
    const picture = await readGrey(shown.picture);
    return bestPlace(shown, (x) => -meanOf(shown.side, (dx, dy) => picture.at(x + dx, shown.top + dy)));
  },
  async edges(shown) {
    const picture = await readGrey(shown.picture);
    const step = (x: number, y: number): number => Math.abs(picture.at(x + 1, y) - picture.at(x - 1, y));
    return bestPlace(shown, (x) => {
      const side = (at: number): number => meanOf(shown.side, (dx, dy) => (dx < 4 ? step(at + dx - 2, shown.top + dy) : undefined));
      return side(x) + side(x + shown.side);
    });
  },
  /** The bright ring of a spot around its dark ground. */
  async ring(shown) {
    const picture = await readGrey(shown.picture);
    const middle = shown.side / 2;
    return bestPlace(shown, (x) => {
      const at = (from: number, to: number): number =>
        meanOf(shown.side, (dx, dy) => {
          const radius = Math.hypot(dx + 0.5 - middle, dy + 0.5 - middle);
          return radius >= from && radius < to ? picture.at(x + dx, shown.top + dy) : undefined;
        });
      return at(21, 24) - at(17, 20);
    });
  },
  /** The piece's own drawing, turned in every way, laid over every place. */
  async sign(shown) {
    const picture = await readGrey(shown.picture);
    const piece = await readGrey(shown.piece);
    const middle = shown.side / 2;
    const sizes = [0.8, 0.95];
    const turns = sizes.flatMap((size) =>
      Array.from({ length: 15 }, (_, i) => {
        const [cos, sin] = [Math.cos((i * Math.PI * 2) / 15) / size, Math.sin((i * Math.PI * 2) / 15) / size];
        const inside = new Map<number, boolean>();
        for (let dy = 0; dy < shown.side; dy += 3)
          for (let dx = 0; dx < shown.side; dx += 3) {
            const [a, b] = [dx + 0.5 - middle, dy + 0.5 - middle];
            if (Math.hypot(a, b) < 16)
              inside.set(
                dy * shown.side + dx,
                piece.at(Math.floor(middle + a * cos - b * sin), Math.floor(middle + a * sin + b * cos)) < 128,
              );
          }
        return inside;
      }),
    );
    return bestPlace(
      shown,
      (x) =>
        Math.max(
          ...turns.map((inside) => {
            const sums = { true: [0, 0], false: [0, 0] } as { [on in 'true' | 'false']: [number, number] };
            for (const [at, on] of inside) {
              const sum = sums[`${on}`];
              sum[0] += picture.at(x + (at % shown.side), shown.top + Math.floor(at / shown.side));
              sum[1] += 1;
            }
            return sums.true[0] / sums.true[1] - sums.false[0] / sums.false[1];
          }),
        ),
      2,
    );
  },
};
