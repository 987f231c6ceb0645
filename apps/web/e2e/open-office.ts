import type { BrowserContext, Page } from 'playwright-core';
import type { TestPlayer } from '../../server/tests/harness/test-player.ts';
import type { ScriptedSite } from './scripted-site.ts';
import { MOBILE, type VisitOptions, waitForHydration } from './site.ts';

/** The office before a player who is signed in: on a phone, unless another window is asked for. */
export interface OfficeVisit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: string[];
  /** Opens a page of the office: "security", "change-password". */
  open(path: string, language?: string): Promise<void>;
}

export async function openOffice(site: ScriptedSite, player: TestPlayer, options: VisitOptions = {}): Promise<OfficeVisit> {
  const { page, context, complaints } = await site.visit('/en/information/confirmTerms', { viewport: MOBILE, ...options });
  await context.addCookies([{ name: 'user_token', value: player.token, url: site.url }]);
  return {
    page,
    context,
    complaints,
    async open(path, language = 'en') {
      await page.goto(`${site.url}/${language}/office/${path}`);
      await waitForHydration(page);
    },
  };
}
