import { existsSync } from 'node:fs';
import { type BrowserServer, chromium } from 'playwright-core';

/** Chromium is headless, without what would talk to the network by itself. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const CHROME = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((file) => file !== undefined && existsSync(file));

/** One browser for all files of a run; visitors are kept apart by its contexts. */
export const launchBrowser = (): Promise<BrowserServer> =>
  chromium.launchServer({ ...(CHROME ? { executablePath: CHROME } : {}), args: FLAGS });
