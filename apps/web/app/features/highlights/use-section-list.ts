import type { ChampView, MatchRow } from '@touchline/contract/line/shapes';
import { useMemo, useState } from 'react';
import { useLiveSnapshot, useLiveStore } from '../../live/live-context.tsx';
import { useTopic } from '../../live/push-context.ts';
import { useHeldWhilePaused } from '../../live/use-held-while-paused.ts';

type Champ = ChampView & { readonly matches: readonly MatchRow[] };

/**
 * A section's choice of matches with running prices. The topic is wider than the section, so what comes new in it is not taken: only what
 * leaves goes. New matches of the section come with the next picture of its loader.
 */
export function useSectionList(loaded: readonly Champ[], topic: string): readonly Champ[] {
  const store = useLiveStore();
  const [left, setLeft] = useState<{ readonly of: readonly Champ[]; readonly ids: ReadonlySet<number> }>({ of: loaded, ids: new Set() });
  useLiveSnapshot(useMemo(() => loaded.flatMap((champ) => champ.matches), [loaded]));
  useTopic(topic, {
    delta(delta) {
      store.apply(delta);
      const gone = delta.r;
      if (!gone?.length || store.paused) return;
      setLeft((before) => ({ of: loaded, ids: new Set([...(before.of === loaded ? before.ids : []), ...gone]) }));
    },
  });
  const champs = useMemo(() => {
    if (left.of !== loaded || left.ids.size === 0) return loaded;
    return loaded.flatMap((champ) => {
      const matches = champ.matches.filter((match) => !left.ids.has(match.id));
      return matches.length === champ.matches.length ? [champ] : matches.length === 0 ? [] : [{ ...champ, matches }];
    });
  }, [loaded, left]);
  return useHeldWhilePaused(champs);
}
