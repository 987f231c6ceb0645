import { pageLimit } from '@touchline/catalogue/defaults';
import { moneyText } from '@touchline/catalogue/money-text';
import type { Handler } from '#platform/http/handler';
import { readPlayerEntries } from '../player-entries.store.ts';
import type { WalletDeps } from '../wallet-deps.ts';

/** C043: from the ledger itself, so that it cannot tell another story than the balance. */
export const getBonusAccountHistory =
  ({ platform }: WalletDeps): Handler<'getBonusAccountHistory'> =>
  async ({ body }, { player }) => {
    const limit = pageLimit(body.page);
    const found = await readPlayerEntries(platform.pool, player.id, ['player-bonus', 'player-free-bet'], limit + 1);
    return {
      items: found.slice(0, limit).map((entry) => ({
        id: String(entry.transactionId),
        account: entry.accountKind === 'player-bonus' ? ('bonus' as const) : ('free-bet' as const),
        kind: entry.kind,
        amount: moneyText(entry.amountMinor, entry.currency),
        currency: entry.currency,
        at: entry.at.getTime(),
      })),
      hasMore: found.length > limit,
    };
  };
