import { create } from 'zustand';

/** The figures of play in this tab since its first round, in minor units of one currency. */
export interface SessionFigures {
  /** Epoch ms of the first round; null before it. */
  readonly since: number | null;
  readonly currency: string;
  readonly rounds: number;
  readonly stakedMinor: bigint;
  readonly returnedMinor: bigint;
  /** Net after each of the last rounds, oldest first. */
  readonly nets: readonly bigint[];
}

const KEPT_NETS = 100;
const STORAGE_KEY = 'casino.session';
const NOTHING: SessionFigures = { since: null, currency: '', rounds: 0, stakedMinor: 0n, returnedMinor: 0n, nets: [] };

/** The figures with one more round added; a change of currency resets them. */
export function countRound(
  before: SessionFigures,
  round: { readonly at: number; readonly currency: string; readonly stakeMinor: bigint; readonly returnedMinor: bigint },
): SessionFigures {
  const base = before.currency === round.currency ? before : NOTHING;
  const stakedMinor = base.stakedMinor + round.stakeMinor;
  const returnedMinor = base.returnedMinor + round.returnedMinor;
  return {
    since: base.since ?? round.at,
    currency: round.currency,
    rounds: base.rounds + 1,
    stakedMinor,
    returnedMinor,
    nets: [...base.nets, returnedMinor - stakedMinor].slice(-KEPT_NETS),
  };
}

/** As the tab keeps it over a reload. */
export const writeFigures = (figures: SessionFigures): string =>
  JSON.stringify(figures, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));

/** Reads what a tab has kept; nothing where it is not ours. */
export function readFigures(text: string | null): SessionFigures {
  try {
    const kept = JSON.parse(text ?? 'null', (_, value: unknown) =>
      typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
    ) as SessionFigures | null;
    return typeof kept?.stakedMinor === 'bigint' && typeof kept.returnedMinor === 'bigint' && Array.isArray(kept.nets) ? kept : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** The figures of this tab; `add` counts a round that has been shown. */
export const useSessionFigures = create<
  SessionFigures & { readonly add: (round: Parameters<typeof countRound>[1]) => void; readonly restore: () => void }
>((set, get) => ({
  ...NOTHING,
  add: (round) => {
    const next = countRound(get(), round);
    set(next);
    try {
      sessionStorage.setItem(STORAGE_KEY, writeFigures(next));
    } catch {
      // A tab that keeps nothing counts until it is reloaded.
    }
  },
  restore: () => {
    try {
      if (get().since === null) set(readFigures(sessionStorage.getItem(STORAGE_KEY)));
    } catch {
      // The same.
    }
  },
}));
