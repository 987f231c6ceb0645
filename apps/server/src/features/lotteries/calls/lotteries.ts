import { ALL_LOTTERIES } from '@touchline/casino/lotteries/lotteries';
import { moneyText } from '@touchline/catalogue/money-text';
import { POOL_CURRENCY } from '@touchline/ledger/pool-entries';
import { poolText } from '@touchline/ledger/pool-text';
import { findLaw, readCallerResidence } from '#features/casino';
import { fromPoolCurrency } from '#features/site';
import type { Handler } from '#platform/http/handler';
import { guaranteedJackpot } from '../draws/guaranteed-jackpot.ts';
import { readJackpots } from '../draws/jackpot.store.ts';
import { readLastDrawn, readOpenDraws } from '../draws/lottery-draw.store.ts';
import { presentDraw } from '../draws/present-draw.ts';
import type { LotteriesDeps } from '../lotteries-deps.ts';

export const lotteries =
  (deps: LotteriesDeps): Handler<'lotteries'> =>
  async (_input, caller) => {
    const { platform, account, site } = deps;
    const [{ countryId, age }, openDraws, drawn, jackpots] = await Promise.all([
      readCallerResidence(deps, caller),
      readOpenDraws(platform.pool),
      readLastDrawn(platform.pool),
      readJackpots(platform.pool),
    ]);
    const currency = caller.player ? (await account.readActiveAccount(caller.player.id)).currency : site.visitorDefaults(caller).currency;
    const offered = ALL_LOTTERIES.filter(({ key }) => findLaw(deps, countryId, key, age).allowed);
    return {
      lotteries: offered.map((lottery) => {
        const { key, kind, linePriceMinor } = lottery;
        const open = openDraws.filter((draw) => draw.lottery === key);
        const last = drawn.find((draw) => draw.lottery === key);
        return {
          lottery: key,
          currency,
          linePrice: moneyText(fromPoolCurrency(deps, linePriceMinor, currency), currency),
          poolCurrency: POOL_CURRENCY,
          jackpot: kind === 'pool' ? poolText(guaranteedJackpot(lottery, jackpots.get(key) ?? 0n)) : null,
          next: open[0] ? presentDraw(open[0]) : null,
          drawsOpen: open.length,
          last: last ? presentDraw(last) : null,
        };
      }),
    };
  };
