import './late-frames.ts';
import '../../app/app.css';
import texts from 'virtual:texts/en';
import { languageTag } from '@touchline/i18n/languages';
import { createTranslator } from '@touchline/i18n/translator';
import { TranslatorContext } from '@touchline/ui/translator-context';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { MatchList } from '../../app/features/line/match-list.tsx';
import { useLiveList } from '../../app/features/line/use-live-list.ts';
import { ClockProvider } from '../../app/live/clock.tsx';
import { type FavoritesApi, FavoritesContext } from '../../app/live/favorites-context.ts';
import { LiveProvider } from '../../app/live/live-context.tsx';
import { type PushApi, PushContext } from '../../app/live/push-context.ts';
import { PicksContext, type SelectionPicks } from '../../app/live/selection-picks.ts';
import { DEFAULT_PREFERENCES } from '../../app/shell/preferences/preferences.ts';
import { PreferencesProvider } from '../../app/shell/preferences/preferences-context.tsx';
import { makeChamps, playFeed } from './made-feed.ts';

// The list of a screen as the site draws it, under the site's own providers. Only the stream is made, and nothing is picked or starred.
const now = Date.now();
const champs = makeChamps(now);
const push: PushApi = { subscribe: (_topic, listener) => playFeed(champs, (delta, seq) => listener.delta?.(delta, seq)) };
const nothingKept: FavoritesApi & SelectionPicks = { subscribe: () => () => undefined, has: () => false, toggle: () => undefined };

function LiveTable() {
  return (
    <main className="live-list">
      <MatchList champs={useLiveList(champs, 'live')} feed="live" />
    </main>
  );
}

const router = createMemoryRouter([{ path: '*', element: <LiveTable /> }]);
const translator = createTranslator('en', languageTag('en'), texts);
const root = document.querySelector('#root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <TranslatorContext value={translator}>
    <ClockProvider serverNow={now}>
      <PreferencesProvider initial={DEFAULT_PREFERENCES}>
        <LiveProvider>
          <FavoritesContext value={nothingKept}>
            <PicksContext value={nothingKept}>
              <PushContext value={push}>
                <RouterProvider router={router} />
              </PushContext>
            </PicksContext>
          </FavoritesContext>
        </LiveProvider>
      </PreferencesProvider>
    </ClockProvider>
  </TranslatorContext>,
);
