import type { ReplyFor } from '@touchline/contract/calls';
import type { OwnSharedBet, SharedBetView, SharedDelta } from '@touchline/contract/casino/shared-shapes';

/** A table of shared rounds as far as a page knows it. */
export type SharedPicture = Omit<ReplyFor<'casinoShared'>, 'now'>;

/** As many as the call gives. */
const [MAX_RESULTS, MAX_LIVE_RESULTS] = [50, 200];

/** The bets with others in their places, or after them; what was taken back is gone. */
function mergeBets(bets: readonly SharedBetView[], changed: readonly SharedBetView[]): SharedBetView[] {
  const byId = new Map(bets.map((bet) => [bet.bet, bet]));
  for (const bet of changed) {
    if (bet.status === 'cancelled') byId.delete(bet.bet);
    else byId.set(bet.bet, bet);
  }
  return [...byId.values()];
}

/** The picture after a change of its table; changes that come twice, or of a round that has gone, change nothing. */
export function applyShared(picture: SharedPicture, { round, bets = [] }: SharedDelta): SharedPicture {
  const isNext = round !== undefined && BigInt(round.round) > BigInt(picture.round?.round ?? 0);
  const isSame = round !== undefined && round.round === picture.round?.round;
  let next = picture;
  // An ended round does not start again: frames of two processes may cross.
  if (round && (isNext || (isSame && picture.round?.endedAt === null)))
    next = { ...next, round, ...(isNext && { bets: [], own: null, placed: [] }) };
  if (round && round.endedAt !== null && round.result !== null && next.results.every((one) => one.round !== round.round))
    next = {
      ...next,
      results: [{ round: round.round, number: round.number, result: round.result }, ...next.results].slice(
        0,
        round.outcome === null ? MAX_RESULTS : MAX_LIVE_RESULTS,
      ),
    };
  const here = bets.filter((bet) => bet.round === next.round?.round);
  if (here.length === 0) return next;
  return {
    ...next,
    bets: mergeBets(next.bets, here),
    own: newestOwn(next.own, here),
    placed: next.placed.flatMap((one) => newestOwn(one, here) ?? []),
  };
}

/** The player's own bet after changes among which it may be. What has ended does not open again. */
function newestOwn(own: OwnSharedBet | null, changed: readonly SharedBetView[]): OwnSharedBet | null {
  const mine = changed.find(({ bet }) => bet === own?.bet);
  if (!own || !mine || own.status !== 'open') return own;
  return mine.status === 'cancelled' ? null : { ...own, ...mine };
}

/** The picture with the player's bet as a call has answered it. */
export function withOwn(picture: SharedPicture, bet: OwnSharedBet): SharedPicture {
  if (bet.round !== picture.round?.round) return picture;
  const { target: _, chips, ...shown } = bet;
  const bets = mergeBets(picture.bets, [shown]);
  if (chips === null) return { ...picture, bets, own: bet.status === 'cancelled' ? null : bet };
  const others = picture.placed.filter((one) => one.bet !== bet.bet);
  return { ...picture, bets, placed: bet.status === 'cancelled' ? others : [...others, bet] };
}

/**
 * The player's bet as it stands once its round has ended: one that nothing was paid for is lost, which the table itself only says when the next round
 * opens. A cash-out that is still on its way is waited for.
 */
export function ownAtEnd({ own, round }: Pick<SharedPicture, 'own' | 'round'>, isBusy: boolean): OwnSharedBet | null {
  if (!own || own.status !== 'open' || isBusy || !round || round.endedAt === null || round.result === null) return own;
  const isReached = own.target !== null && own.target <= round.result;
  return isReached ? own : { ...own, status: 'lost', returned: '0' };
}
