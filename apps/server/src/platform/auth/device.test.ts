import { describe, expect, it } from 'vitest';
import { describeDevice, readDevice } from './device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a browser by its own words', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, 'computer', 'Edge 142, Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/138.0.0.0 YaBrowser/25.8.0 Safari/537.36`,
      'computer',
      'Yandex Browser 25, Windows',
    ],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`, 'phone', 'Chrome 142, Android'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-X810) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
      'tablet',
      'Samsung Internet 28, Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'phone',
      'Safari 18, iOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'computer', 'Firefox 144, Linux'],
    ['curl/8.9', 'unknown', ''],
  ])('%s is a %s: %s', (userAgent, device, words) => {
    const found = readDevice(userAgent);
    expect(found.device).toBe(device);
    expect(describeDevice(found)).toBe(words);
  });
});
