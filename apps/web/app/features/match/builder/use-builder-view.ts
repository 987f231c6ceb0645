import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useRef, useState } from 'react';
import { useLiveStore } from '../../../live/live-context.tsx';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useBuilder } from './builder-store.ts';

/** After the last press or price. */
const DEBOUNCE_MS = 200;
/** Prices of markets that nobody picked move the joint price too: the model is fitted to them. */
const REFRESH_MS = 5_000;

/** Keeps the answer about the picks: asked again when they change, when a price of theirs does, and every few seconds while it is seen. */
export function useBuilderView(matchId: number, moved: string): void {
  const caller = useApiClient();
  const { language } = useTranslator();
  const on = useBuilder((builder) => builder.on && builder.matchId === matchId);
  const picks = useBuilder((builder) => builder.picks);
  const store = useLiveStore();
  const [round, setRound] = useState(0);
  const asked = useRef(0);
  useEffect(() => {
    if (!on) return undefined;
    return subscribeToAll(
      picks.map((pick) => (listener: () => void) => store.subscribeCell(matchId, pick.selectionId, listener)),
      () => setRound((n) => n + 1),
    );
  }, [on, picks, store, matchId]);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setRound((n) => n + 1);
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [on]);
  const key = on ? JSON.stringify({ picks: picks.map((pick) => pick.selectionId), round, moved }) : null;
  useEffect(() => {
    if (key === null) return undefined;
    const selections = (JSON.parse(key) as { readonly picks: number[] }).picks;
    const turn = ++asked.current;
    const timer = setTimeout(() => {
      caller.execute('builderOdds', { body: { gameId: matchId, selections, lng: language } }).then(
        (view) => turn === asked.current && useBuilder.getState().show(view),
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key, caller, matchId, language]);
}

function subscribeToAll(sources: readonly ((listener: () => void) => () => void)[], listener: () => void): () => void {
  const ends = sources.map((subscribe) => subscribe(listener));
  return () => {
    for (const end of ends) end();
  };
}
