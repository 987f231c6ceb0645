import { multipleAt } from '@touchline/casino/shared/multiple-curve';
import { ratio } from '@touchline/kernel/ratio';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRef } from 'react';
import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import { scaleOf, useFormats } from '../../../shell/formats/use-formats.ts';
import { returnedMinor } from '../play/multiplier.ts';
import { useFrames } from './use-frames.ts';
import type { SharedTable } from './use-shared-table.ts';

/** The amount that a cash-out would pay at this moment, as the curve shows it; moved without drawing the page anew. */
export function CashOutValue({ table }: { readonly table: SharedTable }) {
  const { money } = useFormats();
  const face = useRef<HTMLSpanElement>(null);
  const { own, phase } = table;
  useFrames(phase === 'running', () => {
    if (!face.current || !own) return;
    const stake = stakeMinor(own.stake, scaleOf(own.currency)) ?? 0n;
    const multiple = Math.min(multipleAt(table.elapsedMs()), own.target ?? Number.POSITIVE_INFINITY);
    face.current.textContent = money(returnedMinor(stake, ratio(BigInt(multiple), 100n)), own.currency);
  });
  return <span className="figures" ref={face} aria-hidden="true" />;
}

export interface BetAction {
  readonly text: string;
  /** Amber where it takes what the player holds, which stands beside the text. */
  readonly isTake: boolean;
  /** Null where nothing is to be done. */
  readonly run: (() => void) | null;
}

/** The one button: bets, takes a bet back, cashes out, or puts a bet up for the next round. */
export function BetButton({
  table,
  action,
  isReady,
}: {
  readonly table: SharedTable;
  readonly action: BetAction;
  readonly isReady: boolean;
}) {
  const t = useTranslator();
  return (
    <Button
      className="game-action"
      tone={action.isTake ? 'amber' : 'brand'}
      size="lg"
      block
      busy={table.isBusy}
      disabled={!isReady || action.run === null}
      onClick={() => action.run?.()}
    >
      {action.isTake ? (
        <>
          {t('casino.shared.cash-out')} <CashOutValue table={table} />
        </>
      ) : (
        action.text
      )}
    </Button>
  );
}
