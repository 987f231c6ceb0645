import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { BetPanel } from './bet-panel.tsx';
import { BetResult } from './bet-result.tsx';
import { formatMultiple } from './multiple-text.ts';
import { TableFrame } from './table-frame.tsx';
import type { SharedTable } from './use-shared-table.ts';

interface SharedFrameProps {
  readonly table: SharedTable;
  readonly stage: ReactNode;
  readonly rules: string;
  readonly targetLabel: string;
  readonly firstTarget: string;
}

/** A table whose round comes to a multiple (S225): the bet is one stake, taken at a target. */
export function SharedFrame({ table, stage, rules, targetLabel, firstTarget }: SharedFrameProps) {
  const t = useTranslator();
  const { round, phase } = table;
  const said =
    round === null || phase === 'waiting'
      ? ''
      : phase === 'over'
        ? t('casino.shared.say.over', { n: round.number, times: formatMultiple(t.language, round.result ?? 100) })
        : t(phase === 'betting' ? 'casino.shared.say.betting' : 'casino.shared.say.running', { n: round.number });
  return (
    <TableFrame
      table={table}
      panel={<BetPanel table={table} targetLabel={targetLabel} firstTarget={firstTarget} />}
      stage={
        <>
          {stage}
          <BetResult table={table} />
        </>
      }
      rules={<p>{rules}</p>}
      said={said}
    />
  );
}
