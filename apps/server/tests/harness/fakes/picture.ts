import sharp from 'sharp';

/** A plain picture of a size, as PNG or JPEG. */
export const picture = (width: number, height: number, format: 'png' | 'jpeg' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })
    [format]()
    .toBuffer();
