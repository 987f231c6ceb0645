import type { BrowserContext, Page } from 'playwright-core';

/** A page as it stood at one moment, without its scripts. */
export interface Still {
  readonly url: string;
  readonly html: string;
}

const STILLNESS_MS = 250;
const LOOKS = 8;

/** Waits until two looks at the page find the same words, at most so many times: lists fill, prices come. */
async function settle(page: Page): Promise<void> {
  let text = '';
  for (let look = 0; look < LOOKS; look++) {
    const now = (await page.textContent('body')) ?? '';
    if (now === text) return;
    text = now;
    await page.waitForTimeout(STILLNESS_MS);
  }
}

/** The page that is open. */
export async function takeStill(page: Page): Promise<Still> {
  await settle(page);
  const html = await page.evaluate(() => {
    const fields = [...document.querySelectorAll('input')];
    const root = document.documentElement.cloneNode(true) as HTMLElement;
    for (const script of root.querySelectorAll('script, link[rel="modulepreload"]')) script.remove();
    for (const [at, field] of [...root.querySelectorAll('input')].entries()) {
      field.setAttribute('value', fields[at]?.value ?? '');
      field.toggleAttribute('checked', fields[at]?.checked ?? false);
    }
    return `<!doctype html>${root.outerHTML}`;
  });
  return { url: page.url(), html };
}

/**
 * A still with the words of another: prices and clocks that moved between two moments differ in nothing else. Null where the two are not made of
 * the same elements. `empty` is an empty page of a browser, which reads them.
 */
export async function withWordsOf(empty: Page, still: Still, words: Still): Promise<Still | null> {
  const html = await empty.evaluate(
    ([own, other]) => {
      const [page, source] = [own, other].map((text) => new DOMParser().parseFromString(text ?? '', 'text/html'));
      const take = (to: Node | undefined, from: Node | undefined): boolean => {
        if (to?.nodeName !== from?.nodeName || to?.childNodes.length !== from?.childNodes.length) return false;
        if (to instanceof Text && from instanceof Text) to.data = from.data;
        return [...(to?.childNodes ?? [])].every((child, at) => take(child, from?.childNodes[at]));
      };
      return take(page?.body, source?.body) ? `<!doctype html>${page?.documentElement.outerHTML}` : null;
    },
    [still.html, words.html],
  );
  return html === null ? null : { url: still.url, html };
}

/** A picture of the whole page; sheets and drawings come from where it stood. `context` runs no scripts. */
export async function drawStill(context: BrowserContext, { url, html }: Still): Promise<Buffer> {
  const page = await context.newPage();
  await page.route(url, (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }));
  await page.goto(url);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.close();
  return picture;
}
