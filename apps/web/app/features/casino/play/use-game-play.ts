import { HttpError, NetworkError, TimeoutError } from '@touchline/client/call/http-errors';
import type { CasinoRoundView } from '@touchline/contract/casino/shapes';
import { backoffMs, retry } from '@touchline/kernel/retry';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useRef, useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import { scaleOf } from '../../../shell/formats/use-formats.ts';
import { problemOf } from '../../../shell/forms/problem-of.ts';
import { whenOnline } from '../../../shell/page/when-online.ts';
import { useSessionStore } from '../../../shell/session/session-context.tsx';
import { wonOfRound } from '../jackpots/won-of-round.ts';
import { useSessionFigures } from '../session/session-figures.ts';
import type { CasinoTable } from './casino-table.ts';
import { type GamePhase, type RoundStage, useRoundStage } from './use-round-stage.ts';

type Reply = { readonly round: CasinoRoundView; readonly balance: string };

/** A game as its screen plays it. One round at a time. */
export interface GamePlay extends Pick<RoundStage, 'phase' | 'round' | 'shownRounds'> {
  readonly table: CasinoTable;
  /** Demo money that is left, minor units; null where it is played for money. */
  readonly demoMinor: bigint | null;
  /** Why the last attempt was refused. */
  readonly problem: string | null;
  /** No answer came: the next press asks again for the very same round. */
  readonly isLineLost: boolean;
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
  const stage = useRoundStage(table);
  const { phase, round, shownRounds } = stage;
  const [problem, setProblem] = useState<string | null>(null);
  const [lost, setLost] = useState<(() => Promise<Reply>) | null>(null);
  const balance = useRef<string | null>(null);

  const send = async (call: () => Promise<Reply>, otherwise: GamePhase): Promise<void> => {
    stage.setPhase('sending');
    setProblem(null);
    try {
      const reply = await retry(call, { tries: TRIES, isPassing: isLost, pause });
      setLost(null);
      balance.current = reply.balance;
      // The stake of an open round is gone already; what a round returns is told when it has been seen.
      if (reply.round.status === 'open') setBalance(reply.balance);
      stage.take(reply.round);
    } catch (error) {
      setLost(isLost(error) ? () => call : null);
      setProblem(problemOf(error, t));
      stage.setPhase(otherwise);
      if (error instanceof HttpError && error.statusCode === 401) openLogin();
    }
  };

  return {
    table,
    phase,
    round,
    shownRounds,
    demoMinor: null,
    problem,
    isLineLost: lost !== null,
    play(options, stake) {
      if (session === null) return openLogin();
      if (phase !== 'ready' || lost) return;
      stage.begin();
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
      stage.end((ended) => {
        useSessionFigures.getState().add({
          at: ended.startedAt,
          currency: ended.currency,
          stakeMinor: stakeMinor(ended.stake, scaleOf(ended.currency)) ?? 0n,
          returnedMinor: wonOfRound(ended),
        });
        if (balance.current !== null) setBalance(balance.current);
      });
    },
    repeat() {
      if (lost) void send(lost, round?.status === 'open' ? 'open' : 'ready');
    },
  };
}
