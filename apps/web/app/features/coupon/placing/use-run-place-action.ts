import { useTranslator } from '@touchline/ui/translator-context';
import { useNavigate } from 'react-router';
import { formatShortStake } from '../../../shell/formats/stake-text.ts';
import { useSessionStore } from '../../../shell/session/session-context.tsx';
import type { CurrentLegPrice } from '../pricing/price-changes.ts';
import type { CouponLeg } from '../state/coupon-leg.ts';
import { type CouponDraft, useCoupon } from '../state/coupon-store.ts';
import type { PlaceAction } from './place-action.ts';
import type { PlaceBet } from './use-place-bet.ts';

interface PlaceActionContext {
  readonly draft: CouponDraft;
  readonly now: (leg: CouponLeg) => CurrentLegPrice | undefined;
  readonly scale: number;
  readonly placing: PlaceBet;
  /** The player agrees to every price that has moved. */
  readonly accept: () => void;
}

const isBlocked = (leg: CurrentLegPrice | undefined): boolean => leg !== undefined && (leg.status !== 'open' || leg.odds === 0);

/** Does what the coupon's one big button says. */
export function useRunPlaceAction({ draft, now, scale, placing, accept }: PlaceActionContext): (action: PlaceAction) => void {
  const { language } = useTranslator();
  const navigate = useNavigate();
  const { openLogin } = useSessionStore();
  const { removeLeg, setStake } = useCoupon.getState();
  return (action) => {
    switch (action.do) {
      case 'login':
        openLogin();
        break;
      case 'remove-blocked':
        for (const leg of draft.legs) if (isBlocked(now(leg))) removeLeg(leg);
        break;
      case 'raise':
        setStake(formatShortStake(action.minMinor, scale));
        break;
      case 'lower':
        setStake(formatShortStake(action.maxMinor, scale));
        break;
      case 'deposit':
        void navigate(`/${language}/deposit?amount=${formatShortStake(action.missingMinor, scale)}`);
        break;
      case 'accept':
        accept();
        break;
      case 'accept-and-place':
        accept();
        placing.place();
        break;
      case 'order':
      case 'place':
        placing.place();
        break;
      case 'stake':
      case 'offline':
      case 'wait':
      case 'combine':
      case 'price':
      case 'target':
        break;
    }
  };
}
