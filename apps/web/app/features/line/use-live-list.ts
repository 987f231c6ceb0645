import type { ChampView, MatchRow } from '@touchline/contract/line/shapes';
import type { FeedDelta } from '@touchline/contract/push/messages';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLiveSnapshot, useLiveStore } from '../../live/live-context.tsx';
import { useTopic } from '../../live/push-context.ts';
import { useHeldWhilePaused } from '../../live/use-held-while-paused.ts';
import { useHiddenSports } from '../../shell/hidden-sports/use-hidden-sports.ts';
import { useSiteLook } from '../../use-site-look.ts';
import { affectsList, applyListDelta, dropSports } from './live-list.ts';
import { useRowHold } from './steady/use-row-hold.ts';

type Champ = ChampView & { readonly matches: readonly MatchRow[] };

/** A list may be asked for again this often at most, however much is going on. */
const REFRESH_MS = 5000;
const NONE: readonly number[] = [];

/**
 * The loader's list, followed by its topic: prices and states go to their cells, rows come and go here. None does while the pointer rests on a
 * row: a match that ended stays, with its prices closed, until the pointer has left.
 */
export function useLiveList(loaded: readonly Champ[], topic: string | null): readonly Champ[] {
  const store = useLiveStore();
  // R072: a topic of a whole feed tells of every sport.
  const hidden = useHiddenSports();
  const { closedSports } = useSiteLook();
  const unwanted = useMemo(
    () => (topic === 'line' || topic === 'live' ? [...hidden[topic], ...closedSports] : NONE),
    [topic, hidden, closedSports],
  );
  const { revalidate } = useRevalidator();
  const [followed, setFollowed] = useState({ loaded, champs: loaded });
  // A new picture from the loader takes the place of everything that followed the old one.
  const champs = followed.loaded === loaded ? followed.champs : loaded;
  useLiveSnapshot(useMemo(() => loaded.flatMap((champ) => champ.matches), [loaded]));

  const refreshedAt = useRef(0);
  const askAgain = useCallback(async () => {
    if (Date.now() - refreshedAt.current < REFRESH_MS) return;
    refreshedAt.current = Date.now();
    store.expectPicture();
    await revalidate();
  }, [revalidate, store]);

  const follow = useRef((_delta: FeedDelta): void => {});
  useEffect(() => {
    follow.current = (received) => {
      const delta = dropSports(received, unwanted);
      if (applyListDelta(champs, delta).unknown) void askAgain();
      setFollowed((before) => {
        const base = before.loaded === loaded ? before.champs : loaded;
        return { loaded, champs: applyListDelta(base, delta).champs };
      });
    };
  }, [champs, loaded, askAgain, unwanted]);
  const hold = useRowHold(follow);

  useTopic(topic, {
    synced: askAgain,
    delta(delta) {
      store.apply(delta);
      if (!affectsList(delta) || store.paused) return;
      // A row that only comes stands last in its championship; what leaves or is drawn again moves others.
      if (delta.r?.length || hold.holding) hold.take(delta, follow.current);
      else follow.current(delta);
    },
  });
  // While the player has paused, rows neither come nor go; what happened meanwhile is one new picture.
  useEffect(
    () =>
      store.subscribePaused(() => {
        if (store.paused) return;
        store.expectPicture();
        void revalidate();
      }),
    [store, revalidate],
  );
  return useHeldWhilePaused(champs);
}
