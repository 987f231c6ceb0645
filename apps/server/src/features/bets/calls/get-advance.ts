import { legsOf } from '@touchline/betting/coupon/check-shape';
import { COUPON_RULES } from '@touchline/betting/coupon/coupon';
import { moneyText } from '@touchline/catalogue/money-text';
import type { BetKind } from '@touchline/contract/bets/enums';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { readAvailableAdvance } from '../advance/read-advance.ts';
import { withoutSports } from '../house-terms.ts';
import { quoteLeg } from '../placement/leg-quotes.ts';
import { readStake } from '../placement/prepare-bet.ts';
import { rejectionFailure } from '../placement/rejection-failure.ts';
import type { PlacingDeps } from '../placing-deps.ts';
import type { MarketData } from '../ports.ts';

/** Within which a lent stake has to be repaid (betting rules, "advance bet"). */
const HOURS = 48;

export const getAdvance =
  ({ platform, ports }: PlacingDeps): Handler<'getAdvance'> =>
  async ({ body }, { player }) => {
    const { summ, userIdBonus } = body;
    const { account, house } = await ports.players.readFreshPlayer(player.id, userIdBonus ? BigInt(userIdBonus) : undefined);
    // Only main accounts are lent to; another player's is as unknown as one that does not exist.
    if (!account) throw new Failure('not_found');
    if (body.couponEvents) requireTakeable(withoutSports(ports.line, house.closedSports), body.vid, body.couponEvents, account.currency);
    const { potentialMinor, lentMinor, availableMinor } = await readAvailableAdvance(platform.pool, player.id, account.currency);
    const money = (minor: bigint): string => moneyText(minor, account.currency);
    return {
      currency: account.currency,
      potential: money(potentialMinor),
      lent: money(lentMinor),
      available: money(availableMinor),
      isCovered: summ === undefined ? null : readStake(summ, account.currency) <= availableMinor,
      hours: HOURS,
    };
  };

/** The loan is for a coupon that could be placed as it stands. Throws Failure with the first leg, or the kind, that cannot be taken. */
function requireTakeable(
  line: MarketData,
  kind: BetKind,
  events: readonly { readonly gameId: number; readonly selectionId: number }[],
  currency: string,
): void {
  if (line.isFeedDown()) throw new Failure('feed_down');
  for (const [leg, { gameId, selectionId }] of events.entries()) {
    const feed = line.readQuote(gameId, selectionId)?.kind ?? 'line';
    const { closed } = quoteLeg(line, { matchId: gameId, selectionId, feed });
    if (closed) throw rejectionFailure({ code: 'legs-closed', closed: [{ leg, reason: closed }] }, currency);
  }
  const { min, max } = legsOf(kind, COUPON_RULES);
  const count = events.length;
  if (count < min) throw rejectionFailure({ code: 'too-few-legs', count, min }, currency);
  if (kind === 'single' && count > max) throw new Failure('coupon_kind', { accepted: { min: max, max } });
  if (count > max) throw rejectionFailure({ code: 'too-many-legs', count, max }, currency);
}
