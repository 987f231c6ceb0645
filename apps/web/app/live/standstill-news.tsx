import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { useServerClock } from './clock.tsx';
import type { LineWatch } from './line-watch.ts';
import { useTopic } from './push-context.ts';
import { useStandstill, useStandstillPort } from './standstill.tsx';
import { useIsOnline } from './use-is-online.ts';

/** Content shown meanwhile is asked for again within so long, at a moment of its own: all pages come back at once. */
const ASK_AGAIN_MS = 3000;

/** Hears that everything stands still, and that it runs again. Draws nothing. */
export function StandstillNews({ line }: { readonly line: LineWatch }) {
  const t = useTranslator();
  const clock = useServerClock();
  const { tellSilence, tellCut } = useStandstillPort();
  const standstill = useStandstill();
  const { revalidate } = useRevalidator();
  const online = useIsOnline();
  const cut = useSyncExternalStore(
    line.subscribe,
    () => line.cut,
    () => false,
  );
  useTopic('feed', {
    delta: ({ s }) => {
      // A device behind the server's time would let clocks run on until it gets there.
      if (s !== undefined) tellSilence(s && { ...s, since: Math.min(s.since, clock.now()) });
    },
  });
  useEffect(() => tellCut(cut || !online ? clock.now() : null), [cut, online, clock, tellCut]);
  const before = useRef(standstill);
  useEffect(() => {
    const ended = standstill === null ? before.current : null;
    before.current = standstill;
    if (ended === null) return undefined;
    showToast('success', t(ended.why === 'line' ? 'state.back-online' : 'state.silent.over'));
    // Prices are pushed, but rows added or removed while the connection was down are not.
    const timer = setTimeout(() => void revalidate(), Math.random() * ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [standstill, revalidate, t]);
  return null;
}
