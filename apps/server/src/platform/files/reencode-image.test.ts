import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type ReencodedImage, reencodeImage } from './reencode-image.ts';

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#356' } });
const image = (result: Awaited<ReturnType<typeof reencodeImage>>): ReencodedImage => {
  if (typeof result === 'string') throw new Error(`refused: ${result}`);
  return result;
};

describe('T63 an uploaded picture is drawn anew or refused', () => {
  it('takes JPEG, PNG and WebP and keeps nothing but the picture', async () => {
    const secret = 'planted-secret-51.5074N';
    const jpeg = await drawn(400, 300)
      .jpeg()
      .withExif({ IFD0: { ImageDescription: secret } })
      .toBuffer();
    expect(jpeg.includes(secret)).toBe(true);
    for (const file of [jpeg, await drawn(400, 300).png().toBuffer(), await drawn(400, 300).webp().toBuffer()]) {
      const { bytes, width, height } = image(await reencodeImage(file));
      expect([width, height]).toEqual([400, 300]);
      expect(Buffer.from(bytes).includes(secret)).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(Buffer.from(bytes).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    }
  });

  it('leaves nothing of a file glued behind a picture', async () => {
    const script = '<script>alert(1)</script>PK\u0003\u0004';
    const polyglot = Buffer.concat([await drawn(50, 50).jpeg().toBuffer(), Buffer.from(script)]);
    expect(Buffer.from(image(await reencodeImage(polyglot)).bytes).includes('<script>')).toBe(false);
  });

  it('refuses what is no picture, whatever its name says', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const file of [svg, '%PDF-1.7', 'GIF89a', '', 'text']) expect(await reencodeImage(Buffer.from(file))).toBe('kind');
  });

  it('refuses a flood of pixels before it is unfolded', async () => {
    const flood = await drawn(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect(flood.length).toBeLessThan(2_000_000);
    expect(await reencodeImage(flood)).toBe('pixels');
  });

  it('refuses a picture that breaks off', async () => {
    const whole = await drawn(400, 300).png().toBuffer();
    expect(await reencodeImage(whole.subarray(0, whole.length / 2))).toBe('broken');
  });

  it('makes large pictures smaller and turns them upright', async () => {
    const lying = await drawn(4_000, 1_000).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { width, height } = image(await reencodeImage(lying));
    expect([width, height]).toEqual([750, 3_000]);
  });
});
