import { Segments } from '@touchline/ui/forms/segments';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useHydrated } from '../../../shell/page/use-hydrated.ts';
import { AutoplayForm } from '../play/autoplay-form.tsx';
import { useGame } from '../play/game-context.ts';
import { StakeInput } from '../play/stake-input.tsx';
import { useGameKeys } from '../play/use-game-keys.ts';
import { useStake } from '../play/use-stake.ts';
import { BetButton } from './bet-button.tsx';
import { parseTarget, TargetField } from './target-field.tsx';
import { useBetAction } from './use-bet-action.ts';
import { useNextBets } from './use-next-bets.ts';
import type { SharedTable } from './use-shared-table.ts';

interface BetPanelProps {
  readonly table: SharedTable;
  readonly targetLabel: string;
  /** The target that stands in the field at first; empty where it may be. */
  readonly firstTarget: string;
}

/** The stake, the multiple at which it is taken, and the one button. */
export function BetPanel({ table, targetLabel, firstTarget }: BetPanelProps) {
  const t = useTranslator();
  const { play } = useGame();
  const isHydrated = useHydrated();
  const stake = useStake(play, null);
  const [text, setText] = useState(firstTarget);
  const target = parseTarget(text);
  const next = useNextBets(table, stake, target ?? null);
  const { auto } = next;
  const [mode, setMode] = useState<'manual' | 'auto'>('manual');
  const action = useBetAction(table, { stake, next, target });
  const isFree = table.own?.status !== 'open' && !next.isQueued && auto.run === null;
  const isReady = isHydrated && table.phase !== 'waiting';
  useGameKeys({
    act: auto.run && table.own?.status !== 'open' ? auto.stop : () => isReady && action.run?.(),
    halve: () => isFree && stake.scale(-1),
    double: () => isFree && stake.scale(1),
  });
  const isStanding = table.own?.status === 'open';
  return (
    <section className="card game-panel" aria-label={t('casino.panel')}>
      {play.table.autoplay ? (
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
      {mode === 'manual' || isStanding ? <BetButton table={table} action={action} isReady={isReady} /> : null}
      {mode === 'auto' ? <AutoplayForm auto={auto} isReady={isReady && target !== undefined} currency={play.table.currency} /> : null}
      {table.problem ? (
        <p className="game-problem" role="alert">
          {table.problem}
        </p>
      ) : null}
      <StakeInput stake={stake} table={play.table} disabled={!isFree} />
      <TargetField label={targetLabel} text={text} isNeeded={table.game === 'slide'} disabled={!isFree} onChange={setText} />
      <p className="game-keys muted only-desktop">
        <kbd>{t('casino.key.space')}</kbd> {t('casino.shared.verb')} <kbd>A</kbd> ½ <kbd>S</kbd> 2×
      </p>
    </section>
  );
}
