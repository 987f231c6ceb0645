import '../play/game-frame.css';
import './shared.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useRef } from 'react';
import { LiveAnnouncement } from '../../../live/live-announcement.tsx';
import { gameName } from '../game-name.ts';
import { useGame } from '../play/game-context.ts';
import { ReturnCard } from '../play/return-card.tsx';
import { RulesCard } from '../play/rules-card.tsx';
import { StageHead } from '../play/stage-head.tsx';
import { SessionBar } from '../session/session-bar.tsx';
import { SessionCard } from '../session/session-card.tsx';
import { BetList } from './bet-list.tsx';
import { BetPanel } from './bet-panel.tsx';
import { BetResult } from './bet-result.tsx';
import { formatMultiple } from './multiple-text.ts';
import { ResultStrip } from './result-strip.tsx';
import { RoundFairness } from './round-fairness.tsx';
import { useChosenRound } from './use-chosen-round.ts';
import { useCountedBets } from './use-counted-bets.ts';
import type { SharedTable } from './use-shared-table.ts';

interface SharedFrameProps {
  readonly table: SharedTable;
  readonly stage: ReactNode;
  readonly rules: string;
  readonly targetLabel: string;
  readonly firstTarget: string;
}

/** The frame around a table at which all watch the same round (S225): the stage, the bet, everybody's bets, the last results and their check. */
export function SharedFrame({ table, stage, rules, targetLabel, firstTarget }: SharedFrameProps) {
  const t = useTranslator();
  const { play } = useGame();
  const box = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useChosenRound();
  useCountedBets(table);
  const { round, phase } = table;
  const said =
    round === null || phase === 'waiting'
      ? ''
      : phase === 'over'
        ? t('casino.shared.say.over', { n: round.number, times: formatMultiple(t.language, round.result ?? 100) })
        : t(phase === 'betting' ? 'casino.shared.say.betting' : 'casino.shared.say.running', { n: round.number });
  return (
    <div className="game-frame" data-room="whole">
      <div className="game-frame-start stack">
        <BetPanel table={table} targetLabel={targetLabel} firstTarget={firstTarget} />
        <ReturnCard game={play.table.game} />
      </div>
      <div className="game-frame-middle stack">
        <section className="card game-stage" ref={box} aria-label={gameName(t, play.table.game.game)} data-phase={phase}>
          <StageHead box={box} />
          <ResultStrip table={table} onChoose={setChosen} />
          <div className="game-stage-play">
            {stage}
            <BetResult table={table} />
            <LiveAnnouncement text={said} />
          </div>
          <SessionBar />
        </section>
        <RulesCard>
          <p>{rules}</p>
        </RulesCard>
      </div>
      <div className="game-frame-end stack">
        <BetList table={table} />
        <RoundFairness table={table} chosen={chosen} />
        <SessionCard />
      </div>
    </div>
  );
}
