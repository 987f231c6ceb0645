import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useState } from 'react';
import { toApiFailure, useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useCoupon } from '../state/coupon-store.ts';
import { draftFromSaved } from '../state/draft-from-saved.ts';

export type LoadState = 'idle' | 'loading' | 'loaded' | 'unknown' | 'failed';

/** Loads a shared coupon by its code into the player's own. */
export function useLoadCoupon(): { readonly load: (code: string) => Promise<void>; readonly state: LoadState } {
  const caller = useApiClient();
  const { language } = useTranslator();
  const [state, setState] = useState<LoadState>('idle');
  const load = useCallback(
    async (code: string) => {
      setState('loading');
      try {
        const saved = await caller.execute('getCoupon', { query: { guid: code, lng: language } });
        useCoupon.getState().replace(draftFromSaved(saved));
        setState('loaded');
      } catch (error) {
        setState(toApiFailure(error) ? 'unknown' : 'failed');
      }
    },
    [caller, language],
  );
  return { load, state };
}
