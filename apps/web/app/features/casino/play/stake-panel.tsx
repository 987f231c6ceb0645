import { Button } from '@touchline/ui/button';
import { Segments } from '@touchline/ui/forms/segments';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useState } from 'react';
import { useHydrated } from '../../../shell/page/use-hydrated.ts';
import { useSession } from '../../../shell/session/session-context.tsx';
import { AutoplayForm } from './autoplay-form.tsx';
import { useGame } from './game-context.ts';
import { StakeInput } from './stake-input.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useGameKeys } from './use-game-keys.ts';
import { useNetOf } from './use-net-of.ts';
import { useStake } from './use-stake.ts';

/** The one thing that the button does now. */
export interface Action {
  readonly text: string;
  /** Amber where it takes what the player holds. */
  readonly isTake?: boolean;
  readonly run: () => void;
}

export interface StakePanelProps {
  readonly options: unknown;
  readonly chips: number | null;
  readonly verb: string;
  readonly decision: Action | null;
  readonly autoplay: boolean;
  readonly controls: ReactNode;
  readonly facts: ReactNode;
}

/** The stake, the game's choices and the one button, which says what it does and for how much. */
export function StakePanel({ options, chips, verb, decision, autoplay, controls, facts }: StakePanelProps) {
  const t = useTranslator();
  const { play } = useGame();
  const mustSignIn = useSession() === null && play.demoMinor === null;
  const isHydrated = useHydrated();
  const stake = useStake(play, chips);
  const [mode, setMode] = useState<'manual' | 'auto'>('manual');
  const netOf = useNetOf(play);
  const begin = (unitMinor = stake.unitMinor): boolean => {
    const decimal = stake.take(unitMinor);
    if (decimal !== null) play.play(options, decimal);
    return decimal !== null;
  };
  const auto = useAutoplay({ play, stake, begin, netOf });
  const isIdle = play.phase === 'ready' && auto.run === null;
  const action = useAction(play, { verb, amount: stake.amount, decision, begin: () => begin() });
  useGameKeys({ act: auto.run ? auto.stop : action.run, halve: () => isIdle && stake.scale(-1), double: () => isIdle && stake.scale(1) });
  return (
    <section className="card game-panel" aria-label={t('casino.panel')}>
      {autoplay && play.table.autoplay ? (
        <Segments
          label={t('casino.mode')}
          items={[
            { key: 'manual', label: t('casino.mode.manual'), disabled: auto.run !== null },
            { key: 'auto', label: t('casino.mode.auto'), disabled: auto.run !== null },
          ]}
          value={mode}
          onChange={setMode}
        />
      ) : null}
      {mode === 'manual' ? (
        <Button
          className="game-action"
          tone={decision?.isTake && play.phase === 'open' ? 'amber' : 'brand'}
          size="lg"
          block
          busy={play.phase === 'sending'}
          disabled={!isHydrated || play.phase === 'showing' || (play.phase === 'open' && decision === null && !play.isLineLost)}
          onClick={action.run}
        >
          {mustSignIn ? t('casino.sign-in') : action.text}
        </Button>
      ) : (
        <AutoplayForm auto={auto} isReady={isHydrated && play.phase === 'ready'} currency={play.table.currency} />
      )}
      {play.problem ? (
        <p className="game-problem" role="alert">
          {play.problem}
        </p>
      ) : null}
      <StakeInput stake={stake} table={play.table} disabled={!isIdle} />
      <fieldset className="game-controls" disabled={!isIdle}>
        <legend className="screen-reader-only">{t('casino.options')}</legend>
        {controls}
      </fieldset>
      {facts}
      <p className="game-keys muted only-desktop">
        <kbd>{t('casino.key.space')}</kbd> {verb} <kbd>A</kbd> ½ <kbd>S</kbd> 2×
      </p>
    </section>
  );
}

function useAction(
  play: ReturnType<typeof useGame>['play'],
  {
    verb,
    amount,
    decision,
    begin,
  }: { readonly verb: string; readonly amount: string; readonly decision: Action | null; readonly begin: () => unknown },
): Action {
  const t = useTranslator();
  if (play.isLineLost) return { text: t('casino.send-again'), run: play.repeat };
  if (play.phase === 'open') return decision ?? { text: t('casino.decide'), run: () => undefined };
  return { text: t(play.demoMinor === null ? 'casino.bet' : 'casino.demo.bet', { verb, amount }), run: () => void begin() };
}
