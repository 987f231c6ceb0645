import '../games/chips/place-tone.css';
import './live.css';
import type { Ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { ChipRack } from '../games/chips/chip-rack.tsx';
import { PrizeTable } from '../games/parts/prize-table.tsx';
import type { ShownResult } from '../shared/result-strip.tsx';
import { TableFrame } from '../shared/table-frame.tsx';
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
  const { round, phase } = table;
  const ended = phase === 'over' && round?.result != null ? resultOf(round.result).text : null;
  const said = round === null || phase === 'waiting' ? '' : t(`casino.live.say.${phase}`, { n: round.number, result: ended ?? '' });
  return (
    <TableFrame
      table={table}
      panel={
        <>
          <LivePanel table={table} laid={laid} />
          <LiveLimits />
        </>
      }
      stage={
        <div className="live-stage">
          <div className="live-stage-head" data-table={table.game}>
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
      }
      rules={
        <>
          <p>{rules}</p>
          <p>{t('casino.live.rules')}</p>
          <PrizeTable corner={t('casino.chips.bet')} prizes={prizes} />
        </>
      }
      own={
        <>
          <PlacedBets table={table} placeName={placeName} />
          {statistics}
        </>
      }
      said={said}
      resultOf={resultOf}
    />
  );
}
