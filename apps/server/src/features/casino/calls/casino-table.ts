import { findSharedGame } from '@touchline/casino/shared/shared-games';
import { moneyText } from '@touchline/catalogue/money-text';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { presentOpen } from '../rounds/present-round.ts';
import { readOpenRound } from '../rounds/round.store.ts';
import { findLaw } from '../tables/casino-law.ts';
import { readTable } from '../tables/casino-table.store.ts';
import { type LobbyDeps, readGameViews } from '../tables/present-games.ts';
import { readCallerResidence } from '../tables/read-residence.ts';
import { stakeBounds } from '../tables/stake-bounds.ts';

export const casinoTable =
  (deps: LobbyDeps): Handler<'casinoTable'> =>
  async ({ params }, caller) => {
    const { platform, account, site } = deps;
    const { brand, player } = caller;
    const [table, games, { countryId, age }] = await Promise.all([
      readTable(platform.pool, brand.id, params.game),
      readGameViews(deps, caller),
      readCallerResidence(deps, caller),
    ]);
    const game = games.find((one) => one.game === params.game);
    if (!table || !game) throw new Failure('casino_game_unknown');
    const law = findLaw(deps, countryId, table.game, age);
    if (!law.allowed) throw new Failure('casino_closed');
    const currency = player ? (await account.readActiveAccount(player.id)).currency : site.visitorDefaults(caller).currency;
    const { minMinor, maxMinor } = stakeBounds(deps, { brandId: brand.id, countryId, currency }, law);
    const isTooYoung = age !== null && age < site.minimumAge(brand.id, countryId);
    const open = player && (await readOpenRound(platform.pool, player.id, table.game));
    return {
      game,
      edgePpm: table.edgePpm,
      currency,
      minStake: moneyText(minMinor, currency),
      maxStake: moneyText(maxMinor, currency),
      minRoundMs: law.minRoundMs,
      autoplay: law.autoplay,
      turbo: law.turbo,
      slamStop: law.slamStop,
      bonusBuy: law.bonusBuy,
      // A round that all watch together is nobody's own: there is nothing to try alone.
      demo: !isTooYoung && (player !== null || law.guestDemo) && !findSharedGame(table.game),
      open: open ? await presentOpen(deps, open) : null,
    };
  };
