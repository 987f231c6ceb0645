import { HttpError, NetworkError, TimeoutError } from '@touchline/client/call/http-errors';
import type { CasinoRoundView } from '@touchline/contract/casino/shapes';
import { backoffMs, retry } from '@touchline/kernel/retry';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useEffect, useRef, useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import { scaleOf } from '../../../shell/formats/use-formats.ts';
import { problemOf } from '../../../shell/forms/problem-of.ts';
import { whenOnline } from '../../../shell/page/when-online.ts';
import { useSessionStore } from '../../../shell/session/session-context.tsx';
import { useSessionFigures } from '../session/session-figures.ts';
import type { CasinoTable } from './casino-table.ts';

/** `ready`: a round may begin. `sending`: an answer is awaited. `open`: a decision is. `showing`: the drawn end is being played. */
export type GamePhase = 'ready' | 'sending' | 'open' | 'showing';

type Reply = { readonly round: CasinoRoundView; readonly balance: string };

/** A game as its screen plays it. One round at a time. */
export interface GamePlay {
  readonly table: CasinoTable;
  readonly phase: GamePhase;
  /** The newest round, whose view the stage shows; null before the first. */
  readonly round: CasinoRoundView | null;
  /** Why the last attempt was refused. */
  readonly problem: string | null;
  /** No answer came: the next press asks again for the very same round. */
  readonly isLineLost: boolean;
  /** Rounds that this page has shown to their end, newest first. */
  readonly shownRounds: readonly CasinoRoundView[];
  /** Begins a round with these options and this stake, decimal text. A guest is asked to sign in. */
  play(options: unknown, stake: string): void;
  act(action: unknown): void;
  /** The stage calls it once the drawn outcome is on the screen. */
  shown(): void;
  /** Asks again for what was lost on its way. */
  repeat(): void;
}

const TRIES = 4;
const PAUSES = { firstMs: 400, maxMs: 4000 };
const isLost = (error: unknown): boolean => error instanceof NetworkError || error instanceof TimeoutError;
const pause = async (failures: number): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, backoffMs(failures, PAUSES, Math.random)));
  await whenOnline();
};

/** The play at a table: one guid a round and one step a decision, the same again after a lost line, so that nothing is staked twice. */
export function useGamePlay(table: CasinoTable): GamePlay {
  const t = useTranslator();
  const caller = useApiClient();
  const { session, setBalance, openLogin } = useSessionStore();
  const [round, setRound] = useState<CasinoRoundView | null>(table.open);
  const [phase, setPhase] = useState<GamePhase>(table.open ? 'open' : 'ready');
  const [problem, setProblem] = useState<string | null>(null);
  const [lost, setLost] = useState<(() => Promise<Reply>) | null>(null);
  const [shownRounds, setShownRounds] = useState<readonly CasinoRoundView[]>([]);
  const balance = useRef<string | null>(null);
  const sentAt = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const send = async (call: () => Promise<Reply>, otherwise: GamePhase): Promise<void> => {
    setPhase('sending');
    setProblem(null);
    try {
      const reply = await retry(call, { tries: TRIES, isPassing: isLost, pause });
      setLost(null);
      setRound(reply.round);
      balance.current = reply.balance;
      // The stake of an open round is gone already; what a round returns is told when it has been seen.
      if (reply.round.status === 'open') setBalance(reply.balance);
      setPhase(reply.round.status === 'open' ? 'open' : 'showing');
    } catch (error) {
      setLost(isLost(error) ? () => call : null);
      setProblem(problemOf(error, t));
      setPhase(otherwise);
      if (error instanceof HttpError && error.statusCode === 401) openLogin();
    }
  };

  return {
    table,
    phase,
    round,
    problem,
    isLineLost: lost !== null,
    shownRounds,
    play(options, stake) {
      if (session === null) return openLogin();
      if (phase !== 'ready' || lost) return;
      sentAt.current = performance.now();
      const body = {
        game: table.game.game,
        guid: nanoid(),
        stake,
        options: options as Record<string, unknown>,
        version: table.game.version,
      };
      void send(() => caller.execute('casinoPlay', { body }), 'ready');
    },
    act(action) {
      if (phase !== 'open' || round === null || lost) return;
      const input = { params: { round: round.round }, body: { step: round.actions.length, action: action as Record<string, unknown> } };
      void send(() => caller.execute('casinoAct', input), 'open');
    },
    shown() {
      if (phase !== 'showing' || round === null || shownRounds[0]?.round === round.round) return;
      const scale = scaleOf(round.currency);
      useSessionFigures.getState().add({
        at: round.startedAt,
        currency: round.currency,
        stakeMinor: stakeMinor(round.stake, scale) ?? 0n,
        returnedMinor: stakeMinor(round.returned ?? '0', scale) ?? 0n,
      });
      setShownRounds((before) => [round, ...before]);
      if (balance.current !== null) setBalance(balance.current);
      // Rounds follow each other no faster than the law lets them.
      rest.current = setTimeout(() => setPhase('ready'), Math.max(0, sentAt.current + table.minRoundMs - performance.now()));
    },
    repeat() {
      if (lost) void send(lost, round?.status === 'open' ? 'open' : 'ready');
    },
  };
}
