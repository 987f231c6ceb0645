import { useTexts } from '@touchline/ui/texts';
import { useCallback, useState } from 'react';
import { refusalOf, useCaller } from '../../caller-context.tsx';
import { useCoupon } from './coupon-store.ts';
import { draftOfSaved } from './saved-coupon.ts';

export type LoadState = 'idle' | 'loading' | 'loaded' | 'unknown' | 'failed';

/** Loads a shared coupon by its code into the player's own. */
export function useLoadCoupon(): { readonly load: (code: string) => Promise<void>; readonly state: LoadState } {
  const caller = useCaller();
  const { language } = useTexts();
  const [state, setState] = useState<LoadState>('idle');
  const load = useCallback(
    async (code: string) => {
      setState('loading');
      try {
        const saved = await caller.execute('getCoupon', { query: { guid: code, lng: language } });
        useCoupon.getState().replace(draftOfSaved(saved));
        setState('loaded');
      } catch (error) {
        setState(refusalOf(error) ? 'unknown' : 'failed');
      }
    },
    [caller, language],
  );
  return { load, state };
}
