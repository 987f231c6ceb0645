/** Draws over a picture, many times, who looks at it and nothing else: a copy that turns up elsewhere says from whose screen it is. */
export async function watermark(jpeg: Uint8Array, login: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(jpeg).metadata();
  // Logins are letters, digits, dots, - and _: nothing in them can be markup.
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><pattern id="w" width="320" height="180" patternUnits="userSpaceOnUse" patternTransform="rotate(-30)"><text x="0" y="90" font-family="sans-serif" font-size="28" fill="#ffffff" fill-opacity="0.45" stroke="#000000" stroke-opacity="0.35">${login}</text></pattern></defs><rect width="100%" height="100%" fill="url(#w)"/></svg>`;
  return sharp(jpeg)
    .composite([{ input: Buffer.from(tile) }])
    .jpeg({ quality: 80 })
    .toBuffer();
}
