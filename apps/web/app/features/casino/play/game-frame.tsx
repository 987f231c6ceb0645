import './game-frame.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useRef } from 'react';
import { DemoBar } from '../demo/demo-bar.tsx';
import { DemoCard, NoDemoCard } from '../demo/demo-card.tsx';
import { gameName } from '../game-name.ts';
import { SessionBar } from '../session/session-bar.tsx';
import { SessionCard } from '../session/session-card.tsx';
import { useRoundSounds } from '../sound/use-round-sounds.ts';
import { FairnessCard } from './fairness-card.tsx';
import { useGame } from './game-context.ts';
import { GameResult } from './game-result.tsx';
import { ReturnCard } from './return-card.tsx';
import { RoundStrip } from './round-strip.tsx';
import { RulesCard } from './rules-card.tsx';
import { StageHead } from './stage-head.tsx';
import { type Action, StakePanel } from './stake-panel.tsx';

export interface GameFrameProps {
  /** The choices made before the stake is taken, as the call takes them. */
  readonly options: unknown;
  /** How many chips lie on the layout: the stake is that many times the value of one. Games without chips have null. */
  readonly chips?: number | null;
  /** The button's word where a round may begin: "Roll". */
  readonly verb: string;
  /** The button's action while a round is open; where nothing is to be done by it, null. */
  readonly decision?: Action | null;
  readonly stage: ReactNode;
  /** The choices of the game. They take no change while a round is under way. */
  readonly controls?: ReactNode;
  /** Figures of the choice: what it pays, how likely. */
  readonly facts?: ReactNode;
  /** The rules in words and their table of pays. */
  readonly rules: ReactNode;
  /** The words for a screen reader when a round has been shown, before what it returned. */
  readonly outcome: string | null;
  /** Whether rounds may begin by themselves: not where they are decided on. */
  readonly autoplay?: boolean;
}

/** The frame around every game: the stake, the stage, the session, the seeds and the rules. */
export function GameFrame({
  options,
  chips = null,
  verb,
  decision = null,
  stage,
  controls,
  facts,
  rules,
  outcome,
  autoplay = false,
}: GameFrameProps) {
  const t = useTranslator();
  const { play, player } = useGame();
  const box = useRef<HTMLElement>(null);
  useRoundSounds(play);
  return (
    <div className="game-frame" data-room="whole">
      <div className="game-frame-start stack">
        <StakePanel options={options} chips={chips} verb={verb} decision={decision} autoplay={autoplay} controls={controls} facts={facts} />
        <ReturnCard game={play.table.game} />
      </div>
      <div className="game-frame-middle stack">
        <section className="card game-stage" ref={box} aria-label={gameName(t, play.table.game.game)} data-phase={play.phase}>
          <StageHead box={box} />
          <RoundStrip />
          <div className="game-stage-play">
            {stage}
            <GameResult outcome={outcome} />
          </div>
          {play.demoMinor === null ? <SessionBar /> : <DemoBar />}
        </section>
        <RulesCard>{rules}</RulesCard>
      </div>
      <div className="game-frame-end stack">
        {play.demoMinor === null ? <SessionCard /> : <DemoCard />}
        <NoDemoCard />
        {player && play.demoMinor === null ? <FairnessCard /> : null}
      </div>
    </div>
  );
}
