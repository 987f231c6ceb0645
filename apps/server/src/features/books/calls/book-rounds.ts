import { moneyText } from '@touchline/catalogue/money-text';
import type { BookRoundView } from '@touchline/contract/books/shapes';
import type { Handler } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { type ListedRound, readListedRounds } from '../rounds/book-receipt.store.ts';

const PAGE = 20;

export const presentListed = ({ id, game, name, currency, stakeMinor, payoutMinor, startedAt, endedAt }: ListedRound): BookRoundView => ({
  round: String(id),
  game,
  name,
  status: endedAt === null ? 'open' : 'over',
  currency,
  stake: moneyText(stakeMinor, currency),
  returned: endedAt === null ? null : moneyText(payoutMinor, currency),
  startedAt: startedAt.getTime(),
});

export const bookRounds =
  ({ pool }: Pick<Platform, 'pool'>): Handler<'bookRounds'> =>
  async ({ query }, { player }) => {
    const before = query.before === undefined ? undefined : BigInt(query.before);
    // One more than shown says whether there is another page.
    const found = await readListedRounds(pool, player.id, { game: query.game, before, limit: PAGE + 1 });
    const shown = found.slice(0, PAGE);
    return { rounds: shown.map(presentListed), next: found.length > PAGE ? (shown.at(-1)?.id.toString() ?? null) : null };
  };
