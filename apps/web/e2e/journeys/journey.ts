import type { Page } from 'playwright-core';
import type { TestPlayer } from '../../../server/tests/harness/test-player.ts';
import { say } from '../say.ts';
import type { ScriptedSite } from '../scripted-site.ts';
import type { Finger } from './finger.ts';

/** A page before a player with money, or before a guest. */
export interface Stage {
  readonly site: ScriptedSite;
  readonly page: Page;
  readonly finger: Finger;
  readonly player: TestPlayer;
  /** As wide as a desk's screen, or as a phone's. */
  readonly wide: boolean;
}

export interface Journey {
  readonly name: string;
  /** The most taps that it may take, 1440 and 390 wide: one more than was counted is a journey that has grown longer. */
  readonly max: { readonly wide: number; readonly phone: number };
  /** The page on which it begins, without language; home where absent. */
  readonly from?: (stage: Pick<Stage, 'site' | 'player'>) => Promise<string>;
  /** Nobody is signed in. */
  readonly asGuest?: true;
  /** Ends when the page says that it is done. */
  readonly walk: (stage: Stage) => Promise<void>;
}

/** The account's menu: in the header, on phones under the thumb. */
export const openAccount = ({ page, finger, wide }: Stage): Promise<void> =>
  finger.tap(wide ? page.locator('.header-account') : page.locator('.bottom-navigation').getByRole('button', { name: say('nav.menu') }));

/** A line of the open menu. */
export const chooseInMenu = ({ page, finger, wide }: Stage, name: string): Promise<void> =>
  finger.tap(
    page
      .locator(wide ? '.masthead .menu' : 'dialog[open]')
      .getByRole('link', { name, exact: true })
      .first(),
  );
