import type { CouponView } from '@touchline/contract/coupon/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useSession } from '../../../shell/session/session-context.tsx';
import { type UpdateCouponBody, updateCouponBody } from '../placing/bet-requests.ts';
import { useCouponTerms } from '../state/bet-terms-store.ts';
import type { CouponDraft } from '../state/coupon-store.ts';
import { mergeSingles } from './merge-singles-quote.ts';

/** After the last key or press. */
const DEBOUNCE_MS = 250;
/** Limits and delays of a coupon that nobody touches. */
const REFRESH_MS = 20_000;

export interface CouponQuote {
  /** The latest answer, also while a newer one is on its way. */
  readonly view: CouponView | null;
  /** The answer is about exactly this coupon: its figures may be shown as the server's. */
  readonly fresh: boolean;
  readonly failed: boolean;
  refresh(): void;
}

/** Keeps the server's quote of the coupon: asked again when the coupon changes, when one of its prices does, and every 20 seconds while it is seen. */
export function useCouponQuote(draft: CouponDraft, priceKey: string): CouponQuote {
  const { language } = useTranslator();
  const caller = useApiClient();
  const session = useSession();
  const funding = useCouponTerms((terms) => terms.funding);
  const [state, setState] = useState<{ readonly view: CouponView | null; readonly key: string; readonly failed: boolean }>({
    view: null,
    key: '',
    failed: false,
  });
  const [round, setRound] = useState(0);
  const asked = useRef(0);
  const empty = draft.legs.length === 0;
  // Everything that the answer depends on, as one value: the effect runs when it changes and not when only objects do.
  const key = JSON.stringify({
    several: draft.kind === 'singles',
    body: updateCouponBody(draft, session?.currency, language, session ? { funding } : undefined),
    priceKey,
    round,
  });

  useEffect(() => {
    if (empty) return undefined;
    const { body, several } = JSON.parse(key) as { readonly body: UpdateCouponBody; readonly several: boolean };
    const turn = ++asked.current;
    const timer = setTimeout(() => {
      const answer = several
        ? caller.execute('updateCouponMulti', { body }).then((singles) => mergeSingles(singles) ?? null)
        : caller.execute('updateCoupon', { body });
      answer.then(
        (view) => turn === asked.current && setState({ view, key, failed: false }),
        () => turn === asked.current && setState((before) => ({ ...before, failed: true })),
      );
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key, empty, caller]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setRound((n) => n + 1);
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);

  const refresh = useCallback(() => setRound((n) => n + 1), []);
  return { view: empty ? null : state.view, fresh: state.key === key, failed: state.failed, refresh };
}
