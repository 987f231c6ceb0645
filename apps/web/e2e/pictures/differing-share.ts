import type { Page } from 'playwright-core';

/**
 * The share of pixels, 0 to 1, that differ between two PNG pictures; what only one of them reaches differs. `page` is an empty page of a browser,
 * which reads the pictures.
 */
export const differingShare = (page: Page, before: Buffer, after: Buffer): Promise<number> =>
  page.evaluate(
    async (sources) => {
      const pictures = await Promise.all(
        sources.map(async (source) => {
          const picture = new Image();
          picture.src = source;
          await picture.decode();
          return picture;
        }),
      );
      const width = Math.max(...pictures.map((picture) => picture.naturalWidth));
      const height = Math.max(...pictures.map((picture) => picture.naturalHeight));
      const [one, other] = pictures.map((picture) => {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(picture, 0, 0);
        // A pixel is a number of four bytes.
        return new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0));
      });
      const differing = one?.reduce((count, pixel, at) => count + (pixel === other?.[at] ? 0 : 1), 0) ?? 0;
      return differing / (width * height);
    },
    [before, after].map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
  );
