import type { ChipBet } from '@touchline/casino/chips';
import type { SharedLayout } from '@touchline/casino/shared/shared-layout';
import { NetworkError, TimeoutError } from '@touchline/client/call/http-errors';
import type { SharedGameKey } from '@touchline/contract/casino/enums';
import type { OwnSharedBet } from '@touchline/contract/casino/shared-shapes';
import { backoffMs, retry } from '@touchline/kernel/retry';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useEffect, useRef, useState } from 'react';
import { useTopic } from '../../../live/push-context.ts';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { problemOf } from '../../../shell/forms/problem-of.ts';
import { whenOnline } from '../../../shell/page/when-online.ts';
import { useSessionStore } from '../../../shell/session/session-context.tsx';
import { placedAtEnd } from './placed-at-end.ts';
import { applyShared, ownAtEnd, type SharedPicture, withOwn } from './shared-picture.ts';

export type SharedPhase = 'waiting' | 'betting' | 'running' | 'over';

/** A table of shared rounds as its page follows it, and what its player can do there. */
export interface SharedTable extends SharedPicture {
  readonly game: SharedGameKey;
  /** The places of a live table; null elsewhere. */
  readonly layout: SharedLayout | null;
  readonly phase: SharedPhase;
  readonly isBusy: boolean;
  readonly problem: string | null;
  /** How long after its start the round is, ms; below 0 before. By the server's clock, at this very moment. */
  elapsedMs(): number;
  /** Stakes decimal text in the round that takes bets; the target is hundredths. */
  bet(stake: string, target: number | null): void;
  /** Stakes decimal text on places in the round that takes bets, and tells when it has been taken. */
  place(stake: string, chips: readonly ChipBet<unknown>[], onTaken: () => void): void;
  cancel(): void;
  /** Takes back a bet on places. */
  takeBack(bet: string): void;
  cashOut(): void;
}

const EMPTY: SharedPicture = { round: null, bets: [], own: null, placed: [], results: [], chain: null };
const PAUSES = { firstMs: 200, maxMs: 2000 };
const TRIES = 4;
const isLost = (error: unknown): boolean => error instanceof NetworkError || error instanceof TimeoutError;
const pause = async (failures: number): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, backoffMs(failures, PAUSES, Math.random)));
  await whenOnline();
};

/** The picture of a table, from its call and from what is pushed; `offset` takes this device's clock to the server's. */
function usePicture(game: SharedGameKey) {
  const caller = useApiClient();
  const [picture, setPicture] = useState(EMPTY);
  const offset = useRef(0);
  const read = async (): Promise<void> => {
    const sentAt = Date.now();
    const { now, ...read } = await caller.execute('casinoShared', { params: { game } });
    offset.current = now - (sentAt + Date.now()) / 2;
    setPicture(read);
  };
  useTopic(`table:${game}`, {
    synced: read,
    delta: ({ g }) => {
      if (!g) return;
      // Another chain has begun: what it was promised by is asked for.
      if (g.round && (picture.chain === null || g.round.number < (picture.round?.number ?? 0))) void read().catch(() => {});
      setPicture((before) => applyShared(before, g));
    },
  });
  return { picture, setPicture, now: () => Date.now() + offset.current };
}

/** The phase of the round; a timer turns its start into a change. */
function usePhase({ round }: SharedPicture, now: () => number): SharedPhase {
  const [started, setStarted] = useState<string | null>(null);
  const clock = useRef(now);
  useEffect(() => {
    clock.current = now;
  });
  useEffect(() => {
    if (!round) return undefined;
    const timer = setTimeout(() => setStarted(round.round), Math.max(0, round.startsAt - clock.current()));
    return () => clearTimeout(timer);
  }, [round]);
  if (!round) return 'waiting';
  if (round.endedAt !== null) return 'over';
  return started === round.round ? 'running' : 'betting';
}

/** Follows a table. `layout` is that of a live one. */
export function useSharedTable(game: SharedGameKey, layout: SharedLayout | null = null): SharedTable {
  const t = useTranslator();
  const caller = useApiClient();
  const { session, setBalance, openLogin } = useSessionStore();
  const { picture, setPicture, now } = usePicture(game);
  const phase = usePhase(picture, now);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { round } = picture;
  const own = ownAtEnd(picture, isBusy);
  const placed = layout ? placedAtEnd(picture, layout) : picture.placed;

  const send = async (
    call: () => Promise<{ readonly bet: OwnSharedBet; readonly balance: string }>,
    onTaken?: () => void,
  ): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const { bet, balance } = await retry(call, { tries: TRIES, isPassing: isLost, pause });
      setPicture((before) => withOwn(before, bet));
      setBalance(balance);
      onTaken?.();
    } catch (error) {
      setProblem(problemOf(error, t));
    } finally {
      setBusy(false);
    }
  };
  return {
    ...picture,
    own,
    placed,
    game,
    layout,
    phase,
    isBusy,
    problem,
    elapsedMs: () => (round ? now() - round.startsAt : 0),
    bet(stake, target) {
      if (session === null) return openLogin();
      if (!round || phase !== 'betting' || isBusy) return;
      const body = { round: round.round, guid: nanoid(), stake, ...(target === null ? {} : { target }) };
      void send(() => caller.execute('casinoSharedBet', { params: { game }, body }));
    },
    place(stake, chips, onTaken) {
      if (session === null) return openLogin();
      if (!round || phase !== 'betting' || isBusy) return;
      const body = { round: round.round, guid: nanoid(), stake, chips: chips.map(({ on, chips: count }) => ({ on, chips: count })) };
      void send(() => caller.execute('casinoSharedBet', { params: { game }, body }), onTaken);
    },
    takeBack(bet) {
      if (!isBusy) void send(() => caller.execute('casinoSharedCancel', { params: { bet } }));
    },
    cancel() {
      if (own && !isBusy) void send(() => caller.execute('casinoSharedCancel', { params: { bet: own.bet } }));
    },
    cashOut() {
      if (own && !isBusy) void send(() => caller.execute('casinoSharedCashOut', { params: { bet: own.bet } }));
    },
  };
}
