/**
 * Maps recorded time to the time of the replay: in order, `speed` times as fast, and with the empty hours between match days cut to
 * `longestGapMs` of recorded time. Both are epoch ms; the map is monotonic, so an order of events is kept.
 */
export interface ReplayClock {
  /** When a recorded moment happens in the replay. */
  at(recordedMs: number): number;
}

/** Stretches of recorded time in which something happens, e.g. one per match. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Piece extends Stretch {
  /** Replay time of `from`. */
  readonly start: number;
}

function merge(stretches: readonly Stretch[], maxGapMs: number): Stretch[] {
  const merged: { from: number; to: number }[] = [];
  for (const s of [...stretches].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && s.from - last.to <= maxGapMs) last.to = Math.max(last.to, s.to);
    else merged.push({ from: s.from, to: s.to });
  }
  return merged;
}

export function createReplayClock(options: {
  readonly stretches: readonly Stretch[];
  /** Epoch ms at which the replay begins. */
  readonly startsAt: number;
  readonly speed: number;
  /** Recorded ms before the first stretch and between stretches. */
  readonly maxGapMs: number;
}): ReplayClock {
  const { speed, maxGapMs } = options;
  const pieces: Piece[] = [];
  let start = options.startsAt + maxGapMs / speed;
  for (const s of merge(options.stretches, maxGapMs)) {
    pieces.push({ ...s, start });
    start += (s.to - s.from + maxGapMs) / speed;
  }
  return {
    at(recordedMs) {
      const piece = pieces.findLast((p) => p.from <= recordedMs) ?? pieces[0];
      if (!piece) return options.startsAt;
      // Before the first stretch and inside a cut gap time stands still at the gap's end.
      if (recordedMs < piece.from) return Math.round(Math.max(options.startsAt, piece.start - (piece.from - recordedMs) / speed));
      return Math.round(piece.start + Math.min(recordedMs - piece.from, piece.to - piece.from + maxGapMs) / speed);
    },
  };
}
