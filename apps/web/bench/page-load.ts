import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../../tools/find-program.ts';
import { startProduct } from '../../server/bench/parts/product.ts';
import { freePort } from '../../server/src/platform/db/free-port.ts';
import { describeFigures, type PageFigures, pageFigures } from './page-figures.ts';
import { type Visit, visit } from './page-load/visit.ts';
import { VISITED_PAGES, type VisitedPage } from './page-load/visited-pages.ts';

/** New visitors of each page, and the names of the pages; without names all are measured. */
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const PAGES = process.env.PAGES?.split(',');
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** Of every page: milliseconds, and the web vital CLS. */
const GOALS = { lcpMs: 2000, tapMs: 200, shift: 0.001 };
/** Of home besides: compressed bytes and requests until it answers to touch. */
const HOME_GOALS = { script: 120_000, scripts: 15, document: 25_000 };

/** New visitors with script and without, in turn. */
async function visitPage(browser: Browser, url: string, { address, steps }: VisitedPage): Promise<PageFigures> {
  const visits: Visit[] = [];
  const plain: Visit[] = [];
  const target = url + (await address(browser, url));
  for (let round = 0; round < ROUNDS; round++) {
    visits.push(await visit(browser, target, steps));
    plain.push(await visit(browser, target, null));
  }
  return pageFigures(visits, plain);
}

const GOAL = `LCP under ${GOALS.lcpMs} ms, tap p98 under ${GOALS.tapMs} ms, CLS 0`;
const HOME_GOAL = `${GOAL}; script at most ${HOME_GOALS.script / 1000} KB in ${HOME_GOALS.scripts} requests, document under ${HOME_GOALS.document / 1000} KB`;

const isFast = ({ lcpMs, tapMs, shift }: PageFigures): boolean => lcpMs < GOALS.lcpMs && tapMs < GOALS.tapMs && shift < GOALS.shift;
const isSmall = ({ script, scripts, document }: PageFigures): boolean =>
  script <= HOME_GOALS.script && scripts <= HOME_GOALS.scripts && document < HOME_GOALS.document;

const resultOf = (name: string, figures: PageFigures) => ({
  name: `page-load of ${name}`,
  goal: name === 'home' ? HOME_GOAL : GOAL,
  ours: describeFigures(figures),
  against: `LCP ${figures.plainLcpMs.toFixed(0)} ms without script`,
  ratio: figures.lcpMs / figures.plainLcpMs,
  pass: isFast(figures) && (name !== 'home' || isSmall(figures)),
  notes: figures.notes,
});

/** How fast the first page is there for somebody new with a middling phone; against the same page without its script. A row a page. */
export async function* run() {
  const executablePath = findBrowser();
  if (!executablePath) {
    console.error('page-load: no Chromium is installed, nothing is measured');
    return;
  }
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-page-load-'));
  const product = await startProduct({ port: await freePort(), dataDir });
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    for (const page of VISITED_PAGES.filter(({ name }) => PAGES?.includes(name) ?? true))
      yield resultOf(page.name, await visitPage(browser, product.url, page));
  } finally {
    await browser.close();
    await product.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
