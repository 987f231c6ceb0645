import '../play/game-frame.css';
import './shared.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useRef } from 'react';
import { LiveAnnouncement } from '../../../live/live-announcement.tsx';
import { LatePart, lazyPart } from '../../../shell/page/late-part.tsx';
import { gameName } from '../game-name.ts';
import { useGame } from '../play/game-context.ts';
import { ReturnCard } from '../play/return-card.tsx';
import { RulesCard } from '../play/rules-card.tsx';
import { StageHead } from '../play/stage-head.tsx';
import { SessionBar } from '../session/session-bar.tsx';
import { SessionCard } from '../session/session-card.tsx';
import { useTableSounds } from '../sound/use-table-sounds.ts';
import { BetList } from './bet-list.tsx';
import { ResultStrip, type ShownResult } from './result-strip.tsx';
import { RoundFairness } from './round-fairness.tsx';
import { useChosenRound } from './use-chosen-round.ts';
import { useCountedBets } from './use-counted-bets.ts';
import type { SharedTable } from './use-shared-table.ts';

const TableChat = lazyPart(
  () => import('../chat/table-chat.tsx'),
  (module) => module.TableChat,
);

interface TableFrameProps {
  readonly table: SharedTable;
  /** How the player bets, above the return of the game. */
  readonly panel: ReactNode;
  readonly stage: ReactNode;
  readonly rules: ReactNode;
  /** Above everybody's bets. */
  readonly own?: ReactNode;
  /** The phase of the round, for screen readers. */
  readonly said: string;
  /** How a result is told; as a multiple where nothing is said. */
  readonly resultOf?: ((result: number) => ShownResult) | undefined;
}

/** The frame around a table at which all watch the same round: its stage, everybody's bets, the last results and their check. */
export function TableFrame({ table, panel, stage, rules, own, said, resultOf }: TableFrameProps) {
  const t = useTranslator();
  const { game } = useGame().play.table;
  const box = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useChosenRound();
  useCountedBets(table);
  useTableSounds(table.phase);
  return (
    <div className="game-frame" data-room="whole">
      <div className="game-frame-start stack">
        {panel}
        <ReturnCard game={game} />
      </div>
      <div className="game-frame-middle stack">
        <section className="card game-stage" ref={box} aria-label={gameName(t, game.game)} data-phase={table.phase}>
          <StageHead box={box} />
          <ResultStrip table={table} onChoose={setChosen} resultOf={resultOf} />
          <div className="game-stage-play">
            {stage}
            <LiveAnnouncement text={said} />
          </div>
          <SessionBar />
        </section>
        <RulesCard>{rules}</RulesCard>
      </div>
      <div className="game-frame-end stack">
        {/* Once the table itself stands: nobody waits for the chat. */}
        <LatePart wanted={table.round !== null}>
          <TableChat game={table.game} />
        </LatePart>
        {own}
        <BetList table={table} />
        <RoundFairness table={table} chosen={chosen} resultText={resultOf && ((result) => resultOf(result).text)} />
        <SessionCard />
      </div>
    </div>
  );
}
