import type { OwnGames } from '#features/provider-games';
import { Failure } from '#platform/http/failure';
import { type BooksDeps, PROVIDER } from '../books-deps.ts';
import { openDemo } from '../demo/open-demo.ts';
import { readBookGame, readBookGames } from './book-game.store.ts';

/** The path under which pages of games ask: `rgs_url` of a launch is the site's host with it. */
export const ROOT = '/rgs';

/** Millionths of an exact ratio ("97/100"), rounded down. */
function ppmOf(text: string): number {
  const [num = '0', den = '1'] = text.split('/');
  return Number((BigInt(num) * 1_000_000n) / BigInt(den));
}

/** The games as those of a provider: its list, its launches, and where its pages are. */
export function createOwnGames(deps: BooksDeps): OwnGames {
  const { pool } = deps.platform;
  let origins: readonly string[] = [];
  let returns: ReadonlyMap<string, number> = new Map();
  const readAll = async () => {
    const games = await readBookGames(pool);
    origins = [...new Set(games.map(({ frontUrl }) => new URL(frontUrl).origin))];
    returns = new Map(games.map(({ code, returned }) => [code, ppmOf(returned)]));
    return games;
  };
  return {
    dialect: 'books',
    code: PROVIDER,
    name: 'Books and Weights',
    get frameOrigins() {
      return origins;
    },
    returnPpmOf: (code) => returns.get(code) ?? null,
    api: {
      async readGames() {
        return (await readAll()).map(({ code, name }) => ({
          code,
          name,
          category: 'Slots',
          platforms: ['desktop', 'mobile'],
          hasDemo: true,
          blockedCountries: [],
        }));
      },
      async readGameUrl({ game: code, platform, language, player, lobbyUrl, caller }) {
        const game = await readBookGame(pool, code);
        if (!game) throw new Failure('game_unavailable');
        await readAll();
        const url = new URL(game.frontUrl);
        const { host } = new URL(lobbyUrl);
        for (const [name, value] of Object.entries({
          sessionID: player?.token ?? (await openDemo(deps, code, caller)),
          lang: language,
          device: platform,
          rgs_url: `${host}${ROOT}`,
        }))
          url.searchParams.set(name, value);
        return url;
      },
    },
  };
}
