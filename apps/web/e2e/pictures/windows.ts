import type { Browser, BrowserContext } from 'playwright-core';

export type Viewer = 'guest' | 'player' | 'operator';

export interface Login {
  readonly login: string;
  readonly password: string;
}

/** How a page is looked at. */
export interface Look {
  readonly width: number;
  readonly theme: 'dark' | 'light';
}

export interface Windows {
  readonly viewers: readonly Viewer[];
  /** A viewer's window at a site, the same whenever it is asked for; what a window has done stays in it: `purpose` gives it one of its own. */
  of(viewer: Viewer, site: string, look: Look, purpose?: string): Promise<BrowserContext>;
  /** One that draws and runs no scripts. */
  drawing(look: Look): Promise<BrowserContext>;
}

const HEIGHT = 1000;
const PATIENCE_MS = 60_000;

/** Windows of a browser. Viewers without a login are nobody's, but for guests. */
export function openWindows(browser: Browser, logins: Readonly<Partial<Record<Viewer, Login>>>): Windows {
  const opened = new Map<string, Promise<BrowserContext>>();
  const once = (key: string, open: () => Promise<BrowserContext>): Promise<BrowserContext> => {
    const window = opened.get(key) ?? open();
    opened.set(key, window);
    return window;
  };
  const openWindow = async ({ width, theme }: Look, javaScriptEnabled: boolean): Promise<BrowserContext> => {
    const window = await browser.newContext({
      viewport: { width, height: HEIGHT },
      colorScheme: theme,
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
      javaScriptEnabled,
    });
    window.setDefaultTimeout(PATIENCE_MS);
    return window;
  };

  async function signIn(window: BrowserContext, viewer: Viewer, site: string): Promise<void> {
    const login = logins[viewer];
    if (login === undefined) return;
    const [call, data] = viewer === 'operator' ? ['/operator-api/login', login] : ['/web-api/user/auth', { type: 'id', ...login }];
    const reply = await window.request.post(site + call, { data, headers: { origin: site } });
    if (!reply.ok()) throw new Error(`${site}: ${viewer} ${login.login} is not let in: ${reply.status()} ${await reply.text()}`);
  }

  return {
    viewers: (['guest', 'player', 'operator'] as const).filter((viewer) => viewer === 'guest' || logins[viewer]),
    of: (viewer, site, look, purpose = '') =>
      once([viewer, site, look.width, look.theme, purpose].join(' '), async () => {
        const window = await openWindow(look, true);
        await window.addCookies([{ name: 'consent', value: '1', url: site }]);
        await signIn(window, viewer, site);
        return window;
      }),
    drawing: (look) => once([look.width, look.theme].join(' '), () => openWindow(look, false)),
  };
}
