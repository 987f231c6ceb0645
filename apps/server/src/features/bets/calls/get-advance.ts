import { currencyByCode } from '@touchline/catalogue/currencies';
import { invariant } from '@touchline/kernel/invariant';
import { formatMoney } from '@touchline/kernel/money';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { readAdvanceRoom } from '../advance/read-advance.ts';
import { readStake } from '../placement/prepare-bet.ts';
import type { PlacingDeps } from '../placing-deps.ts';

/** Within which a lent stake has to be repaid (betting rules, "advance bet"). */
const HOURS = 48;

export const getAdvance =
  ({ platform, doors }: PlacingDeps): Handler<'getAdvance'> =>
  async ({ body }, { player }) => {
    invariant(player, 'the call is for players');
    const { summ, userIdBonus } = body;
    const { account } = await doors.players.readFreshPlayer(player.id, userIdBonus ? BigInt(userIdBonus) : undefined);
    // Only main accounts are lent to; another player's is as unknown as one that does not exist.
    if (!account) throw new Failure('not_found');
    const { potentialMinor, lentMinor, availableMinor } = await readAdvanceRoom(platform.pool, player.id, account.currency);
    const money = (minor: bigint): string => formatMoney(minor, currencyByCode(account.currency)?.scale ?? 2);
    return {
      currency: account.currency,
      potential: money(potentialMinor),
      lent: money(lentMinor),
      available: money(availableMinor),
      enough: summ === undefined ? null : readStake(summ, account.currency) <= availableMinor,
      hours: HOURS,
    };
  };
