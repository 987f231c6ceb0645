import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { skipReason } from '../site.ts';
import { differingShare } from './differing-share.ts';

describe.skipIf(skipReason !== null)(`the share of differing pixels${skipReason ? ` (${skipReason})` : ''}`, () => {
  let browser: Browser;
  let empty: Page;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
    empty = await browser.newPage();
  });
  afterAll(() => browser?.close());

  /** A white picture with a black bar of so many pixels at its top. */
  async function draw(height: number, barHeight: number): Promise<Buffer> {
    const page = await browser.newPage({ viewport: { width: 100, height } });
    await page.setContent(`<body style="margin:0"><div style="height:${barHeight}px;background:#000"></div>`);
    const picture = await page.screenshot();
    await page.close();
    return picture;
  }

  it('is nothing between pictures that are the same', async () => {
    expect(await differingShare(empty, await draw(100, 10), await draw(100, 10))).toBe(0);
  });

  it('counts what is drawn in another colour', async () => {
    expect(await differingShare(empty, await draw(100, 10), await draw(100, 13))).toBe(0.03);
  });

  it('counts what only one picture reaches', async () => {
    expect(await differingShare(empty, await draw(100, 10), await draw(125, 10))).toBe(0.2);
    expect(await differingShare(empty, await draw(125, 10), await draw(100, 10))).toBe(0.2);
  });
});
