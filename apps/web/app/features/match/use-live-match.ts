import type { MatchDetail } from '@touchline/contract/line/shapes';
import { useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLiveSnapshot, useLiveStore } from '../../live/live-context.tsx';
import { useTopic } from '../../live/push-context.ts';
import { applyMatchDelta } from './match-delta.ts';

/** The loader may be asked again this often at most. */
const REFRESH_MS = 5000;

/** The loader's match followed by its topic: prices go to their cells, state, incidents and markets here. */
export function useLiveMatch(loaded: MatchDetail): MatchDetail {
  const store = useLiveStore();
  const { revalidate } = useRevalidator();
  const [followed, setFollowed] = useState({ loaded, match: loaded });
  const match = followed.loaded === loaded ? followed.match : loaded;
  useLiveSnapshot(useMemo(() => [{ ...loaded, markets: loaded.allMarkets }], [loaded]));
  const refreshedAt = useRef(0);
  useTopic(`match:${loaded.id}`, {
    // The page was drawn before the topic was followed: what happened in between comes with a new picture.
    synced() {
      if (Date.now() - refreshedAt.current < REFRESH_MS) return;
      refreshedAt.current = Date.now();
      store.expectPicture();
      void revalidate();
    },
    delta(delta) {
      store.apply(delta);
      if (!delta.m && !delta.i && !delta.c && !delta.k && !delta.n) return;
      setFollowed((before) => ({ loaded, match: applyMatchDelta(before.loaded === loaded ? before.match : loaded, delta) }));
    },
  });
  return match;
}
