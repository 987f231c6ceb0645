import { deflateRawSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserInflate } from './inflate.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const packed = (text: string): ArrayBuffer => new Uint8Array(deflateRawSync(text)).buffer;

describe('browserInflate', () => {
  it('gives back the text', async () => {
    const text = `{"t":"d","name":"Зенит ${'x'.repeat(10_000)}"}`;
    expect(await browserInflate()?.(packed(text))).toBe(text);
  });
  it('rejects what is not packed', async () => {
    await expect(browserInflate()?.(new Uint8Array([0xff, 0xff, 0xff, 1]).buffer)).rejects.toThrow();
  });
  it('is absent where the browser cannot', () => {
    vi.stubGlobal('DecompressionStream', undefined);
    expect(browserInflate()).toBeUndefined();
    vi.stubGlobal(
      'DecompressionStream',
      class {
        constructor(format: string) {
          throw new TypeError(format);
        }
      },
    );
    expect(browserInflate()).toBeUndefined();
  });
});
