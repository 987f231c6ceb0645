/** The kept part of an uploaded picture. */
export interface ReencodedImage {
  /** JPEG without metadata, upright. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Why a file is refused: no picture of a kind that is taken, too many pixels, or one that cannot be decoded to its end. */
export type ImageFault = 'kind' | 'pixels' | 'broken';

const TAKEN = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** A document photographed by any phone of today; a picture that unfolds to more is an attack on memory. */
const MAX_PIXELS = 60_000_000;
const MAX_SIDE = 3_000;

/**
 * Re-encodes a picture: whatever else the file carried (metadata, a second format glued behind, scripts in comments) is gone. What the
 * file is, its first bytes say; its name and declared type do not count. ASVS 5 chapter 5 (file handling).
 */
export async function reencodeImage(file: Uint8Array): Promise<ReencodedImage | ImageFault> {
  const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([import('file-type'), import('sharp')]);
  const type = await fileTypeFromBuffer(file);
  if (!type || !TAKEN.has(type.mime)) return 'kind';
  try {
    // Only the header is read here: a flood is refused before it is unfolded.
    const { width, height, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height * pages > MAX_PIXELS) return 'pixels';
    const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return 'broken';
  }
}
