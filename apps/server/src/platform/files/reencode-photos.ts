import type { UploadedFile } from '@touchline/contract/uploaded-file';
import { Failure } from '../http/failure.ts';
import { type ReencodedImage, reencodeImage } from './reencode-image.ts';

/** Re-encodes every photograph; throws Failure `file_kind`, `file_pixels` or `file_broken` naming the first file that is not one. */
export async function reencodePhotos(files: readonly UploadedFile[]): Promise<ReencodedImage[]> {
  const images: ReencodedImage[] = [];
  // One after the other: unfolding several large pictures at once takes as many times the memory.
  for (const [at, file] of files.entries()) {
    const image = await reencodeImage(file.bytes);
    if (typeof image === 'string') throw new Failure(`file_${image}`, { fields: { [`files.${at}`]: ['JPEG, PNG, WebP'] } });
    images.push(image);
  }
  return images;
}
