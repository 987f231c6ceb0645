import { ALL_BINGO_ROOMS } from '@touchline/casino/bingo/bingo-rooms';
import { moneyText } from '@touchline/catalogue/money-text';
import { findLaw, readCallerResidence } from '#features/casino';
import { fromPoolCurrency } from '#features/site';
import type { Handler } from '#platform/http/handler';
import type { BingoDeps } from '../bingo-deps.ts';
import { readLastPlayed, readRunningGames } from '../games/bingo-game.store.ts';
import { presentGame } from '../games/present-game.ts';

export const bingoRooms =
  (deps: BingoDeps): Handler<'bingoRooms'> =>
  async (_input, caller) => {
    const { platform, account, site } = deps;
    const [{ countryId, age }, running, last] = await Promise.all([
      readCallerResidence(deps, caller),
      readRunningGames(platform.pool),
      readLastPlayed(platform.pool),
    ]);
    const currency = caller.player ? (await account.readActiveAccount(caller.player.id)).currency : site.visitorDefaults(caller).currency;
    const offered = ALL_BINGO_ROOMS.filter(({ key }) => findLaw(deps, countryId, key, age).allowed);
    return {
      now: running[0]?.now.getTime() ?? platform.clock.now(),
      rooms: offered.map(({ key, ticketPriceMinor, minPlayers, maxTickets }) => {
        const games = running.filter(({ room }) => room === key);
        const playing = games.find(({ status }) => status === 'playing');
        const played = last.find(({ room }) => room === key);
        return {
          room: key,
          currency,
          ticketPrice: moneyText(fromPoolCurrency(deps, ticketPriceMinor, currency), currency),
          minPlayers,
          maxTickets,
          playing: playing ? presentGame(playing) : null,
          open: games.filter(({ status, startsAt, now }) => status === 'open' && startsAt > now).map(presentGame),
          last: played ? presentGame(played) : null,
        };
      }),
    };
  };
