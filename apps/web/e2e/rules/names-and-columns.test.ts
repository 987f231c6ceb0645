import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, sharedSite, skipReason, type TestSite, waitForHydration } from '../site.ts';
import { FOOTBALL, latestMatch, TENNIS } from '../steps/latest-match.ts';

/** Before what stands behind a name, and around a figure that is centred in its column: no room for a name. */
const GAP_PX = 18;

/**
 * Names that end in dots although what they lack stands empty behind them on their line, each with its pixels. A line is the box in which
 * something stands beside the name; what the things behind it draw (words, marks) is taken, and a gap to each of them.
 */
const needlesslyCut = (page: Page): Promise<string[]> =>
  page.evaluate((gap) => {
    const inkWidth = (box: Element): number => {
      const rects: DOMRect[] = [...(box.matches('svg, i') ? [box] : []), ...box.querySelectorAll('svg, i')].map((mark) =>
        mark.getBoundingClientRect(),
      );
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('.screen-reader-only')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        rects.push(...range.getClientRects());
      }
      const drawn = rects.filter(({ width, height }) => width > 0 && height > 0);
      return drawn.length === 0 ? 0 : Math.max(...drawn.map(({ right }) => right)) - Math.min(...drawn.map(({ left }) => left));
    };
    const besides = (one: Element): Element[] => {
      const { top, bottom } = one.getBoundingClientRect();
      return [...(one.parentElement?.children ?? [])].filter((other) => {
        const box = other.getBoundingClientRect();
        return other !== one && box.width > 1 && box.top < bottom - 1 && box.bottom > top + 1;
      });
    };
    return [...document.querySelectorAll('.frame *')].flatMap((name) => {
      const lack = name.scrollWidth - name.clientWidth;
      // A box of one pixel is read aloud, not seen.
      if (lack <= 0 || name.clientWidth <= 1 || getComputedStyle(name).textOverflow !== 'ellipsis') return [];
      let part = name;
      while (part.parentElement && besides(part).length === 0 && !part.parentElement.matches('.frame > *')) part = part.parentElement;
      const line = part.parentElement;
      if (!line) return [];
      const { left, right } = part.getBoundingClientRect();
      const behind = besides(part).filter((other) => other.getBoundingClientRect().left >= right - 1);
      const taken = behind.reduce((sum, other) => sum + inkWidth(other) + gap, 0);
      const end = line.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(line).paddingInlineEnd);
      const room = Math.floor(end - left - part.clientWidth - taken);
      return room >= lack ? [`${name.textContent} (${line.className}): lacks ${lack}, has ${room}`] : [];
    });
  }, GAP_PX);

/** Boxes of the page's columns that have a scroll bar of their own. */
const scrollingBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.frame, .frame *')].flatMap((box) =>
      /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 1
        ? [`${box.tagName} ${box.className}: ${box.scrollHeight} in ${box.clientHeight}`]
        : [],
    ),
  );

describe.skipIf(skipReason !== null)(`names and columns at 1440${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await sharedSite();
  });
  afterAll(() => site?.close());

  it.each<readonly [name: string, address: () => string | Promise<string>]>([
    ['S027 home', () => '/en'],
    ['S049 line', () => '/en/line'],
    ['S049 live', () => '/en/live'],
    ['S049 live tennis', () => '/en/live/tennis'],
    ['S051 live football match', async () => `/en/match/${await latestMatch('LiveFeed', FOOTBALL)}`],
    ['S051 live tennis match', async () => `/en/match/${await latestMatch('LiveFeed', TENNIS)}`],
    ['S051 football match to come', async () => `/en/match/${await latestMatch('LineFeed', FOOTBALL)}`],
    ['S053 results', () => '/en/results'],
  ])('%s cuts no name that has room, and no column scrolls inside', async (_name, address) => {
    const { page, context } = await site.visit(await address(), { viewport: DESKTOP });
    await waitForHydration(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await needlesslyCut(page)).toEqual([]);
    expect(await scrollingBoxes(page)).toEqual([]);
    await context.close();
  });
});
