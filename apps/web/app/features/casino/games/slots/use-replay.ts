import type { SlotMaths } from '@touchline/casino/slots/engine/maths';
import type { SlotOutcome } from '@touchline/casino/slots/engine/steps';
import type { SlotOptions } from '@touchline/casino/slots/slot-game';
import { useMemo, useState } from 'react';
import type { GameRound } from '../../play/casino-table.ts';
import { useReveal } from '../../play/use-reveal.ts';
import { useRound } from '../parts/use-round.ts';
import { reelCount, restingGrid } from './resting-grid.ts';
import { placeAt, type ReplayPlace, replayMs, restingFrame, type SlotFrame, slotFrames } from './slot-replay.ts';

export interface Replay {
  readonly round: GameRound<SlotOptions, SlotOutcome> | null;
  readonly isOver: boolean;
  readonly frame: SlotFrame;
  /** The grid that stood before the reels turned. */
  readonly before: string;
  /** How many reels stand still. */
  readonly stopped: number;
  /** Goes to the end of what is shown; null where nothing moves, or the law forbids it. */
  readonly stop: (() => void) | null;
}

/** Plays the drawn round of a slot on its reels. */
export function useReplay(maths: SlotMaths): Replay {
  const { play, round, ended } = useRound<SlotOptions, SlotOutcome>();
  const reels = reelCount(maths);
  const grid = useMemo(() => restingGrid(maths), [maths]);
  const frames = useMemo(() => (round ? slotFrames(round.view, grid) : [restingFrame(grid)]), [round, grid]);
  const [stoppedRound, setStoppedRound] = useState<string | null>(null);
  const [place, setPlace] = useState<ReplayPlace & { readonly round: string | null }>({ round: null, frame: 0, stopped: 0 });
  const id = round?.round ?? null;
  useReveal(play, stoppedRound === id ? 0 : replayMs(frames), (progress) => {
    const next = placeAt(frames, progress, reels);
    setPlace((now) => (now.round === id && now.frame === next.frame && now.stopped === next.stopped ? now : { ...next, round: id }));
  });
  const isMoving = play.phase === 'showing' && ended === null;
  const now = isMoving ? (place.round === id ? place : placeAt(frames, 0, reels)) : placeAt(frames, 1, reels);
  return {
    round,
    isOver: ended !== null,
    frame: frames[now.frame] ?? restingFrame(grid),
    before: frames[now.frame - 1]?.grid ?? grid,
    stopped: now.stopped,
    stop: isMoving && play.table.slamStop ? () => setStoppedRound(id) : null,
  };
}
