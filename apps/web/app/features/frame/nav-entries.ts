import type { TextKey } from '@touchline/i18n/text-key';
import {
  cricketPath,
  cyberPath,
  dashboardPath,
  expressDayPath,
  favoritesPath,
  feedPath,
  highlightPath,
  homePath,
  marblePath,
  multiLivePath,
  olympicsPath,
  resultsPath,
  totoPath,
  tournamentPath,
  virtualPath,
} from '../../shell/paths.ts';

export interface NavEntry {
  readonly text: TextKey;
  readonly to: (language: string) => string;
  /** Only this very address counts as being there. */
  readonly end?: boolean;
  readonly live?: boolean;
  /** Played on a screen or drawn by lot: not there for who wants sports only. */
  readonly isSimulated?: boolean;
}

const section =
  (name: string) =>
  (language: string): string =>
    highlightPath(language, name);

/** The sections in the order of look.md. R120: nine stand in the header, fewer where there is no room; all others under More. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { text: 'nav.home', to: homePath, end: true },
  { text: 'nav.sports', to: (language) => feedPath(language, 'line') },
  { text: 'nav.live', to: (language) => feedPath(language, 'live'), live: true },
  { text: 'nav.toto', to: totoPath },
  { text: 'nav.cyber', to: cyberPath, isSimulated: true },
  { text: 'marble.title', to: marblePath, isSimulated: true },
  { text: 'virtual.title', to: virtualPath, isSimulated: true },
  { text: 'nav.favourites', to: favoritesPath },
  { text: 'sections.topgame.name', to: section('topgame') },
  { text: 'sections.top-events.name', to: section('top-events') },
  { text: 'sections.express.title', to: expressDayPath },
  { text: 'sections.champions.title', to: section('champions') },
  { text: 'sections.ufc.title', to: section('ufc') },
  { text: 'sections.best.name', to: section('best') },
  { text: 'sections.recommendation.name', to: section('recommendation') },
  { text: 'sections.betsonyour.name', to: section('betsonyour') },
  { text: 'sections.politics.title', to: section('politics') },
  { text: 'sections.team.name', to: section('team') },
  { text: 'sections.dashboard.name', to: dashboardPath },
  { text: 'multi.title', to: multiLivePath },
  { text: 'cricket.title', to: (language) => cricketPath(language) },
  { text: 'tournament.all', to: (language) => tournamentPath(language, 'epl') },
  { text: 'olympics.title', to: (language) => olympicsPath(language) },
  { text: 'nav.results', to: resultsPath },
];
