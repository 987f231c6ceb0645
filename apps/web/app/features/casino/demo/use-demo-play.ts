import { useTranslator } from '@touchline/ui/translator-context';
import { useRef, useState } from 'react';
import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import { scaleOf, useFormats } from '../../../shell/formats/use-formats.ts';
import { problemOf } from '../../../shell/forms/problem-of.ts';
import { randomHex } from '../fairness/random-hex.ts';
import type { CasinoTable } from '../play/casino-table.ts';
import type { GamePlay } from '../play/use-game-play.ts';
import { type GamePhase, useRoundStage } from '../play/use-round-stage.ts';
import { loadGame } from '../rules/load-game.ts';
import type { DemoRound, DemoStep } from './demo-round.ts';

const [FIRST_UNITS, SERVER_BYTES, CLIENT_BYTES] = [1_000n, 32, 8];
const firstMoney = (table: CasinoTable): bigint => FIRST_UNITS * 10n ** BigInt(scaleOf(table.currency));

/** Why a demo round is refused, in the words that are shown. */
class Refusal extends Error {}

/**
 * The play of whoever has no account, or wants to stake none of theirs, for demo money: the rules and draws are those of money, by seeds that this page makes, and nobody else
 * is asked. What the money is ends with the page.
 */
export function useDemoPlay(table: CasinoTable): GamePlay {
  const t = useTranslator();
  const { money } = useFormats();
  // A round that stands open is one for money.
  const stage = useRoundStage({ ...table, open: null });
  const { phase, round, shownRounds } = stage;
  const [problem, setProblem] = useState<string | null>(null);
  const [demoMinor, setDemoMinor] = useState(() => firstMoney(table));
  const kept = useRef<{ readonly demo: DemoRound; readonly step: DemoStep } | null>(null);
  const seeds = useRef<{ readonly serverSeed: string; readonly clientSeed: string } | null>(null);
  const nonce = useRef(0);
  const scale = scaleOf(table.currency);

  /** Plays a round on from what of it was staked before; the money is taken at once, and given when its end has been seen. */
  const settle = async (demo: DemoRound, stakedMinor: bigint, otherwise: GamePhase): Promise<void> => {
    stage.setPhase('sending');
    setProblem(null);
    try {
      // The rules and what plays by them come now: nobody who plays for money needs them.
      const [game, { stepDemo }] = await Promise.all([loadGame(table.game.game), import('./demo-round.ts')]);
      if (!game) throw new Refusal(t('error.casino_game_unknown'));
      if (!table.bonusBuy && game.buysBonus?.(demo.options)) throw new Refusal(t('error.casino_options'));
      const step = stepDemo(game, demo, { currency: table.currency, scale, now: Date.now() });
      if (!step.ok) throw new Refusal(t(step.error === 'options' ? 'error.casino_options' : 'error.casino_action'));
      const addedMinor = step.value.stakedMinor - stakedMinor;
      if (addedMinor > demoMinor) throw new Refusal(t('casino.stake.balance', { balance: money(demoMinor, table.currency) }));
      setDemoMinor(demoMinor - addedMinor);
      kept.current = { demo, step: step.value };
      stage.take(step.value.round);
    } catch (error) {
      setProblem(error instanceof Refusal ? error.message : problemOf(error, t));
      stage.setPhase(otherwise);
    }
  };

  return {
    table,
    phase,
    round,
    shownRounds,
    demoMinor,
    problem,
    isLineLost: false,
    play(options, stake) {
      if (phase !== 'ready') return;
      stage.begin();
      seeds.current ??= { serverSeed: randomHex(SERVER_BYTES), clientSeed: randomHex(CLIENT_BYTES) };
      nonce.current += 1;
      const demo: DemoRound = {
        seeds: { ...seeds.current, nonce: nonce.current },
        edgePpm: table.edgePpm,
        options,
        actions: [],
        firstMinor: stakeMinor(stake, scale) ?? 0n,
        startedAt: Date.now(),
      };
      void settle(demo, 0n, 'ready');
    },
    act(action) {
      if (phase !== 'open' || kept.current === null) return;
      const { demo, step } = kept.current;
      void settle({ ...demo, actions: [...demo.actions, action] }, step.stakedMinor, 'open');
    },
    shown() {
      stage.end(() => {
        const left = demoMinor + (kept.current?.step.returnedMinor ?? 0n);
        // A player who has less than a stake left begins anew: it is no money.
        setDemoMinor(left >= (stakeMinor(table.minStake, scale) ?? 0n) ? left : firstMoney(table));
      });
    },
    repeat: () => undefined,
  };
}
