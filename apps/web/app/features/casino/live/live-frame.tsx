import '../play/game-frame.css';
import '../shared/shared.css';
import '../games/chips/place-tone.css';
import './live.css';
import type { Ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useRef } from 'react';
import { LiveAnnouncement } from '../../../live/live-announcement.tsx';
import { gameName } from '../game-name.ts';
import { ChipRack } from '../games/chips/chip-rack.tsx';
import { PrizeTable } from '../games/parts/prize-table.tsx';
import { useGame } from '../play/game-context.ts';
import { ReturnCard } from '../play/return-card.tsx';
import { RulesCard } from '../play/rules-card.tsx';
import { StageHead } from '../play/stage-head.tsx';
import { SessionBar } from '../session/session-bar.tsx';
import { SessionCard } from '../session/session-card.tsx';
import { BetList } from '../shared/bet-list.tsx';
import { ResultStrip, type ShownResult } from '../shared/result-strip.tsx';
import { RoundFairness } from '../shared/round-fairness.tsx';
import { useChosenRound } from '../shared/use-chosen-round.ts';
import { useCountedBets } from '../shared/use-counted-bets.ts';
import type { SharedTable } from '../shared/use-shared-table.ts';
import { BettingClock } from './betting-clock.tsx';
import { Dealer } from './dealer.tsx';
import { LiveLimits } from './live-limits.tsx';
import { LivePanel } from './live-panel.tsx';
import { PlacedBets } from './placed-bets.tsx';
import { PlacedResult } from './placed-result.tsx';
import type { LiveBoard } from './use-live-board.ts';

interface LiveFrameProps<On> {
  readonly table: SharedTable;
  readonly bettingMs: number;
  readonly laid: LiveBoard<On>;
  /** The wheel or the cards. */
  readonly drawn: ReactNode;
  readonly layout: ReactNode;
  readonly statistics: ReactNode;
  readonly resultOf: (result: number) => ShownResult;
  readonly placeName: (on: On) => string;
  readonly rules: string;
  readonly prizes: readonly { readonly name: string; readonly pay: Ratio; readonly chance: Ratio }[];
}

/** The frame around a live table (S226): the dealer and the clock, what is drawn, the layout, one's bets, everybody's, the statistics and the check. */
export function LiveFrame<On>({
  table,
  bettingMs,
  laid,
  drawn,
  layout,
  statistics,
  resultOf,
  placeName,
  rules,
  prizes,
}: LiveFrameProps<On>) {
  const t = useTranslator();
  const { play } = useGame();
  const box = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useChosenRound();
  useCountedBets(table);
  const { round, phase } = table;
  const ended = phase === 'over' && round?.result != null ? resultOf(round.result).text : null;
  const said = round === null || phase === 'waiting' ? '' : t(`casino.live.say.${phase}`, { n: round.number, result: ended ?? '' });
  return (
    <div className="game-frame" data-room="whole">
      <div className="game-frame-start stack">
        <LivePanel table={table} laid={laid} />
        <LiveLimits />
        <ReturnCard game={play.table.game} />
      </div>
      <div className="game-frame-middle stack">
        <section className="card game-stage" ref={box} aria-label={gameName(t, play.table.game.game)} data-phase={phase}>
          <StageHead box={box} />
          <ResultStrip table={table} onChoose={setChosen} resultOf={resultOf} />
          <div className="game-stage-play">
            <div className="live-stage">
              <div className="live-stage-head" data-table={play.table.game.game}>
                <div className="live-picture">{drawn}</div>
                <Dealer table={table} />
                <div className="live-side">
                  <BettingClock table={table} bettingMs={bettingMs} />
                  <p className="live-drawn" aria-hidden="true">
                    {ended}
                  </p>
                </div>
              </div>
              <PlacedResult table={table} />
              {layout}
              <ChipRack board={laid.board} />
            </div>
            <LiveAnnouncement text={said} />
          </div>
          <SessionBar />
        </section>
        <RulesCard>
          <p>{rules}</p>
          <p>{t('casino.live.rules')}</p>
          <PrizeTable corner={t('casino.chips.bet')} prizes={prizes} />
        </RulesCard>
      </div>
      <div className="game-frame-end stack">
        <PlacedBets table={table} placeName={placeName} />
        {statistics}
        <BetList table={table} />
        <RoundFairness table={table} chosen={chosen} resultText={(result) => resultOf(result).text} />
        <SessionCard />
      </div>
    </div>
  );
}
