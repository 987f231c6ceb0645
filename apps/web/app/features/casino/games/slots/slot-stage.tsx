import './slots.css';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useSlot } from './slot-context.ts';
import { SlotReels } from './slot-reels.tsx';
import { SlotStatus } from './slot-status.tsx';
import type { Replay } from './use-replay.ts';

/** The slot: its reels, what they pay, and the way to the end of what is shown where the law leaves it. */
export function SlotStage({ replay }: { readonly replay: Replay }) {
  const t = useTranslator();
  const { maths } = useSlot();
  const view = replay.round?.view;
  return (
    <div className="slot" data-slot={maths.key} data-gain={(view !== undefined && replay.frame.paid > view.price) || undefined}>
      <SlotReels {...replay} />
      <SlotStatus {...replay} />
      <div className="slot-skip">
        {replay.stop ? (
          <Button size="sm" onClick={replay.stop}>
            {t('slots.stop')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
