import type { MatchRow } from '@touchline/contract/line/shapes';
import type { FeedDelta } from '@touchline/contract/push/messages';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useLiveSnapshot, useLiveStore } from '../../../live/live-context.tsx';
import { useTopic } from '../../../live/push-context.ts';
import { useHeldWhilePaused } from '../../../live/use-held-while-paused.ts';
import { keepPlaces } from './keep-places.ts';
import { useRowHold } from './use-row-hold.ts';

/** A page may be asked for again this often at most, whichever of its choices wants it. */
const REFRESH_MS = 5_000;
let lastAsked = { page: '', at: 0 };

interface Followed<R> {
  /** The step of the visitor that it belongs to. */
  readonly page: string;
  readonly loaded: readonly R[];
  readonly rows: readonly R[];
  readonly places: readonly number[];
}

/** A choice as it was loaded; where the page only asked again, those that stay keep the places that they had. */
const begin = <R extends MatchRow>(page: string, loaded: readonly R[], count: number, before?: Followed<R>): Followed<R> => ({
  page,
  loaded,
  rows: loaded,
  places: keepPlaces(before?.page === page ? before.places : [], loaded, count),
});

/** The rows after a delta: those that left are gone, those whose markets changed have the new ones. */
function follow<R extends MatchRow>(before: Followed<R>, delta: FeedDelta, count: number): Followed<R> {
  const gone = new Set(delta.r ?? []);
  const markets = new Map(delta.k ?? []);
  const rows = before.rows.flatMap((row) => {
    if (gone.has(row.id)) return [];
    const own = markets.get(row.id);
    return [own ? { ...row, markets: own } : row];
  });
  return { ...before, rows, places: keepPlaces(before.places, rows, count) };
}

/**
 * A few rows chosen out of a feed, of which `count` are shown: prices and states run, a row that leaves is replaced in its place by one of
 * those that wait behind them. Only when none waits any more a new choice is asked for.
 */
export function useSteadyRows<R extends MatchRow>(loaded: readonly R[], topic: string, count: number): readonly R[] {
  const store = useLiveStore();
  const { revalidate } = useRevalidator();
  const { key: page } = useLocation();
  const [state, setState] = useState(() => begin(page, loaded, count));
  const followed = state.loaded === loaded ? state : begin(page, loaded, count, state);
  if (followed !== state) setState(followed);
  useLiveSnapshot(loaded);
  const take = useRef((_delta: FeedDelta): void => {});
  useEffect(() => {
    take.current = (delta) => setState((before) => follow(before, delta, count));
  }, [count]);
  const hold = useRowHold(take);
  const askAgain = useCallback(async () => {
    if (lastAsked.page === page && Date.now() - lastAsked.at < REFRESH_MS) return;
    lastAsked = { page, at: Date.now() };
    store.expectPicture();
    await revalidate();
  }, [revalidate, page, store]);
  const ids = useMemo(() => new Set(loaded.map(({ id }) => id)), [loaded]);
  useTopic(topic, {
    // Changes before the stream was there, or while it was gone, are in no delta.
    synced: askAgain,
    delta(delta) {
      store.apply(delta);
      if (store.paused || !touches(delta, ids)) return;
      if (delta.r?.length || hold.holding) hold.take(delta, take.current);
      else take.current(delta);
    },
  });
  const runOut = followed.places.length < Math.min(count, loaded.length);
  useEffect(() => {
    if (runOut) void askAgain();
  }, [runOut, askAgain]);
  const shown = useMemo(() => {
    const rows = new Map(followed.rows.map((row) => [row.id, row]));
    return followed.places.flatMap((id) => rows.get(id) ?? []);
  }, [followed]);
  return useHeldWhilePaused(shown);
}

const touches = ({ r, k }: FeedDelta, ids: ReadonlySet<number>): boolean =>
  (r ?? []).some((id) => ids.has(id)) || (k ?? []).some(([id]) => ids.has(id));
