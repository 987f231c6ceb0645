import { useTranslator } from '@touchline/ui/translator-context';
import { use, useEffect } from 'react';
import { useLiveStore } from './live-context.tsx';
import { PushContext } from './push-context.ts';

/** Follows matches for their prices and states only: what a coupon or a list of bets needs. `matches` is compared by content. */
export function useMatchSubscriptions(matches: readonly number[]): void {
  const port = use(PushContext);
  const store = useLiveStore();
  const { language } = useTranslator();
  const key = matches.join();
  useEffect(() => {
    if (!port || key === '') return undefined;
    const stops = key.split(',').map((id) => port.subscribe(`match:${id}`, { delta: (delta) => store.apply(delta) }, { language }));
    return () => {
      for (const stop of stops) stop();
    };
  }, [port, store, key, language]);
}
