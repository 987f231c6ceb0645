import type { SelectionPicks } from '../../../live/selection-picks.ts';
import { addSingles } from './add-singles.ts';
import { MAX_SYSTEM_LEGS } from './bet-kinds.ts';
import { useCouponSettings } from './coupon-settings-store.ts';
import { MAX_LEGS, useCoupon } from './coupon-store.ts';
import { joinMatch } from './join-match.ts';
import { useOneClickQueue } from './one-click-store.ts';

/**
 * Gives odds buttons access to the coupon. `full` is called when a fifty-first selection is pressed. In one-click mode a press places a
 * bet instead of adding a selection.
 */
export const createCouponPicks = (full: (max: number) => void): SelectionPicks => ({
  subscribe: (listener) =>
    useCoupon.subscribe((coupon, before) => {
      if (coupon.legs !== before.legs) listener();
    }),
  has: (matchId, selectionId) => useCoupon.getState().legs.some((leg) => leg.matchId === matchId && leg.selectionId === selectionId),
  ofMatch: (matchId) => useCoupon.getState().legs.flatMap((leg) => (leg.matchId === matchId ? [leg.selectionId] : [])),
  joinMatch(matchId, legs, jointOdds) {
    const answer = joinMatch(matchId, legs, jointOdds);
    if (answer === 'full') full(MAX_LEGS);
    return answer;
  },
  singles: {
    max: MAX_SYSTEM_LEGS,
    add(picks) {
      const answer = addSingles(picks);
      if (answer === 'full') full(MAX_SYSTEM_LEGS);
      return answer;
    },
  },
  toggle(pick) {
    if (useCouponSettings.getState().oneClick) useOneClickQueue.getState().ask(pick);
    else if (useCoupon.getState().toggleLeg(pick) === 'full') full(MAX_LEGS);
  },
});
