import type { BetRequest } from '@touchline/contract/coupon/request';
import type { Handler } from '#platform/http/handler';
import { placeEach } from '../placement/place-each.ts';
import type { PlacingDeps } from '../placing-deps.ts';

/** Each selection as a single of its own, under a guid that follows from the request's: a repeated request finds its first answers. */
const singlesOf = (wire: BetRequest): BetRequest[] =>
  wire.legs.map((leg, i) => ({
    ...wire,
    legs: [leg],
    stakeText: wire.blockStakeTexts?.[i] ?? wire.stakeText,
    blockStakeTexts: undefined,
    blocks: undefined,
    betGuid: `${wire.betGuid}-${i + 1}`,
  }));

export const makeBetWebMulti =
  (deps: PlacingDeps): Handler<'makeBetWebMulti'> =>
  async ({ body }, { player, language }) => {
    return { bets: await placeEach(deps, player.id, singlesOf(body), language) };
  };
