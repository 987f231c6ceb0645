import type { FrameOptions } from '@touchline/client/frames/statistics-frame-address';
import type { FrameBet } from '@touchline/client/frames/statistics-frame-messages';
import { popupPath } from '@touchline/client/frames/statistics-path';
import { formatDate, formatTime } from '@touchline/i18n/format-time';
import { languageTag } from '@touchline/i18n/languages';
import { useTranslator } from '@touchline/ui/translator-context';
import { createContext, use, useCallback, useMemo } from 'react';
import { usePreferences } from '../../../shell/preferences/preferences-context.tsx';
import { useFrameRoute } from './use-frame-route.ts';

/** The frame around a statistics page: a window of its own, or another page's frame. */
export interface StatisticsView {
  readonly mode: 'popup' | 'frame';
  readonly options: FrameOptions;
  isFolded(item: string): boolean;
  fold(item: string, folded: boolean): void;
  /** Null where nobody takes bets. */
  readonly sendBet: ((bet: FrameBet) => void) | null;
  isPicked(gameId: number, selectionId: number): boolean;
  /** Leads the parent's page elsewhere; null where the page has no parent. */
  readonly openInParent: ((path: string) => void) | null;
}

export const StatisticsViewContext = createContext<StatisticsView | null>(null);

export function useStatisticsView(): StatisticsView {
  const view = use(StatisticsViewContext);
  if (!view) throw new Error('statistics are drawn outside of StatisticsShell');
  return view;
}

/** The address of another statistics page in the same kind of place: a frame hands its options on. */
export function useStatisticsRoute(): (route: string) => string {
  const { language } = useTranslator();
  const { mode, options } = useStatisticsView();
  const inFrame = useFrameRoute(options);
  return useCallback((route) => (mode === 'popup' ? popupPath(language, route) : inFrame(route)), [language, mode, inFrame]);
}

interface StatisticsFormats {
  /** Instants are epoch seconds, as in the replies. */
  date(seconds: number): string;
  time(seconds: number): string;
}

/** Dates and times in the host's locale, zone and hours where it names them (R018), else as everywhere on the site. */
export function useStatisticsFormats(): StatisticsFormats {
  const { language } = useTranslator();
  const { options } = useStatisticsView();
  const preferences = usePreferences();
  const zone = options.timeZone ?? preferences.zone;
  return useMemo(() => {
    const locale = options.locale ?? languageTag(language);
    const half = options.hours12
      ? new Intl.DateTimeFormat(locale, { timeZone: zone, hour: 'numeric', minute: '2-digit', hour12: true })
      : null;
    const own = options.locale
      ? new Intl.DateTimeFormat(locale, { timeZone: zone, day: '2-digit', month: '2-digit', year: 'numeric' })
      : null;
    return {
      date: (seconds) => own?.format(seconds * 1000) ?? formatDate(language, seconds * 1000, zone),
      time: (seconds) => half?.format(seconds * 1000) ?? formatTime(seconds * 1000, zone),
    };
  }, [language, zone, options.locale, options.hours12]);
}
