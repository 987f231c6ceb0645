import { SLOT_MODES } from '@touchline/casino/slots/engine/maths';
import type { SlotOptions } from '@touchline/casino/slots/slot-game';
import { useTranslator } from '@touchline/ui/translator-context';
import { useGame } from '../../play/game-context.ts';
import { GameFrame } from '../../play/game-frame.tsx';
import { SegmentControl } from '../parts/segment-control.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { type Slot, SlotContext } from './slot-context.ts';
import { SlotFacts } from './slot-facts.tsx';
import { slotOutcomeText } from './slot-outcome-text.ts';
import { SlotRules } from './slot-rules.tsx';
import { SlotStage } from './slot-stage.tsx';
import { useReplay } from './use-replay.ts';

/** A slot: its reels, the ways of playing it that the law leaves, its pays and its maths sheet. */
export function SlotScreen({ maths, pictures }: Slot) {
  const t = useTranslator();
  const { play } = useGame();
  const [{ mode = 'base' }, setOptions] = useChoice<SlotOptions>({});
  const replay = useReplay(maths);
  const modes = SLOT_MODES.filter((one) => maths.modes[one] && (one === 'base' || play.table.bonusBuy));
  return (
    <SlotContext value={{ maths, pictures }}>
      <GameFrame
        options={{ mode }}
        verb={t('slots.verb')}
        autoplay
        outcome={replay.isOver && replay.round ? slotOutcomeText(t, replay.round.view) : null}
        stage={<SlotStage replay={replay} />}
        controls={
          modes.length > 1 ? (
            <SegmentControl
              label={t('slots.mode')}
              value={mode}
              items={modes.map((key) => ({ key, label: t(`slots.mode.${key}`) }))}
              onChange={(next) => setOptions({ mode: next })}
            />
          ) : null
        }
        facts={<SlotFacts mode={mode} />}
        rules={<SlotRules modes={modes} />}
      />
    </SlotContext>
  );
}
