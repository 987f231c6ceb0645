import '../../app/app.css';
import texts from 'virtual:texts/en';
import { CASINO_CATEGORY } from '@touchline/catalogue/casino/casino-categories';
import { GAME_PROVIDER } from '@touchline/catalogue/casino/game-providers';
import { formatNumber } from '@touchline/i18n/format-money';
import { languageTag } from '@touchline/i18n/languages';
import { createTranslator } from '@touchline/i18n/translator';
import { Icon } from '@touchline/ui/icon';
import { TranslatorContext } from '@touchline/ui/translator-context';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { ListedProviderGame } from '../../app/features/casino/lobby/listed-provider-game.ts';
import { LobbyPage } from '../../app/features/casino/lobby/lobby-page.tsx';
import type { NamedGame } from '../../app/features/casino/lobby/section-games.ts';
import { ApiClientContext, type PageCaller } from '../../app/shell/api/api-client-context.tsx';
import { pack, usePacked } from '../../app/shell/loaders/packed.ts';
import { SessionProvider } from '../../app/shell/session/session-context.tsx';

// The lobby as the site draws it, with as many games of providers as `?games=` says, packed as they come with the page.
const count = Number(new URLSearchParams(location.search).get('games'));
const providers = Object.keys(GAME_PROVIDER);
const categories = Object.keys(CASINO_CATEGORY);
const games = pack(
  Array.from(
    { length: count },
    (_, i): ListedProviderGame => ({
      provider: providers[i % providers.length] ?? '',
      providerName: `Provider ${i % providers.length}`,
      code: `game-${i}`,
      name: `Game ${((i * 7_919) % count).toString(36)} of ${i}`,
      category: categories[i % categories.length] ?? '',
      demo: true,
      purse: false,
      returnPpm: null,
      jackpot: null,
    }),
  ),
);
/** Of the house: the same list at each drawing, as a page's loader gives it. */
const NO_GAMES: readonly NamedGame[] = [];
const now = Date.now();
/** A guest marks no favourite: nothing is called. */
const caller: PageCaller = { execute: () => Promise.reject(new Error('no call')), tryExecute: () => Promise.reject(new Error('no call')) };

function Lobby() {
  return <LobbyPage games={NO_GAMES} providerGames={usePacked(games)} jackpots={null} section={null} now={now} />;
}

/** The frame of every page has drawn this before: words in the site's font, a count in the language's figures, a drawing of the sprite. */
function Frame() {
  return (
    <p>
      <Icon name="rows" /> <b>{formatNumber('en', count)}</b>
    </p>
  );
}

const router = createMemoryRouter([
  { path: '/', element: <Frame /> },
  { path: '/casino', element: <Lobby /> },
]);
const translator = createTranslator('en', languageTag('en'), texts);
const root = document.querySelector('#root');
if (!root) throw new Error('the page has no root');

createRoot(root).render(
  <TranslatorContext value={translator}>
    <ApiClientContext value={caller}>
      <SessionProvider loaded={null}>
        <RouterProvider router={router} />
      </SessionProvider>
    </ApiClientContext>
  </TranslatorContext>,
);

// Called by the benchmark from outside of the page: a visitor comes to the lobby from another page, whose scripts, fonts and frame are none of its own.
Reflect.set(globalThis, 'showLobby', () => void router.navigate('/casino'));
