import { popupPosition, type ScreenSize, windowFeatures } from './popup-position.ts';
import { popupPath, type StatisticsPage, type StatisticsParams, statisticsRoute } from './statistics-path.ts';

export interface StatisticsOpenersOptions {
  readonly language: string;
  /** `window.open`: null where the browser blocked it. */
  readonly openWindow: (address: string, name: string, features: string) => unknown;
  /** Shows the page inside of this one, in a frame. `route` stands behind the fixed segment. */
  readonly openModal: (route: string) => void;
  readonly screen: () => ScreenSize;
  /** Called with a page that has no known name. */
  readonly log: (message: string, error: unknown) => void;
}

export interface StatisticsLauncher {
  /** The whole path of a page, for a link to it. Null where the main id is missing (R015): that is logged once, and there is nothing to link to. */
  address<P extends StatisticsPage>(page: P, params: StatisticsParams[P]): string | null;
  /** R017. False where the main id is missing: that is caught and logged (R015), the page goes on. */
  open<P extends StatisticsPage>(page: P, params: StatisticsParams[P], where: 'window' | 'modal'): boolean;
  /** A page that is shown already, once more in a window of its own. */
  openRoute(route: string): boolean;
}

/** One name: the next page takes the place of the one before instead of littering the desktop with windows. */
const WINDOW_NAME = 'touchline-statistics';

export function createStatisticsLauncher(options: StatisticsOpenersOptions): StatisticsLauncher {
  const { language, openWindow, openModal, screen, log } = options;
  const inWindow = (path: string): boolean => {
    const opened = openWindow(path, WINDOW_NAME, windowFeatures(popupPosition(screen())));
    return opened !== null && opened !== undefined;
  };
  /** Links are drawn again and again: what is wrong with one is said once. */
  const logged = new Set<string>();
  const routeOf = <P extends StatisticsPage>(page: P, params: StatisticsParams[P]): string | null => {
    try {
      return statisticsRoute(page, params);
    } catch (error) {
      const fault = `${page} ${String(error)}`;
      if (!logged.has(fault)) log(`statistics of ${page} could not be opened`, error);
      logged.add(fault);
      return null;
    }
  };
  return {
    address(page, params) {
      const route = routeOf(page, params);
      return route === null ? null : popupPath(language, route);
    },
    open(page, params, where) {
      const route = routeOf(page, params);
      if (route === null) return false;
      // Blocked windows are no reason to show nothing.
      if (where === 'modal' || !inWindow(popupPath(language, route))) openModal(route);
      return true;
    },
    openRoute: (route) => inWindow(popupPath(language, route)),
  };
}
