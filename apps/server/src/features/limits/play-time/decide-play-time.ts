/** A player's time as it stands; epoch ms of the database's clock. */
export interface PlayTime {
  readonly nowMs: number;
  /** The oldest session that lives; null where nobody plays. */
  readonly playingSinceMs: number | null;
  readonly realityMinutes: number | null;
  readonly realityFromMs: number | null;
  readonly realityShown: boolean;
  readonly blockedUntilMs: number | null;
  readonly limits: readonly { readonly leftMs: number; readonly resetsAtMs: number }[];
}

export interface PlayTimeDecision {
  /** A limit of time is used up from now until then: play stops. */
  readonly blockedUntilMs: number | null;
  /** The player is asked to look at time and money. */
  readonly tellReality: boolean;
  /** When to look again; null where nothing can happen before the next sign-in. */
  readonly lookAtMs: number | null;
}

/** Effects of time on a player at this moment (T44). A sign-in after the time is up is for withdrawing only and does not count. */
export function decidePlayTime(time: PlayTime): PlayTimeDecision {
  const { nowMs, playingSinceMs, realityMinutes, realityFromMs, realityShown, blockedUntilMs, limits } = time;
  if (playingSinceMs === null) return { blockedUntilMs: null, tellReality: false, lookAtMs: null };
  const isBlocked = blockedUntilMs !== null && blockedUntilMs > nowMs;
  const spent = isBlocked ? [] : limits.filter(({ leftMs }) => leftMs <= 0);
  const until = spent.length > 0 ? Math.max(...spent.map(({ resetsAtMs }) => resetsAtMs)) : null;
  const realityAt = realityMinutes === null || realityFromMs === null ? null : realityFromMs + realityMinutes * 60_000;
  const tellReality = realityAt !== null && realityAt <= nowMs && !realityShown;
  const next = [
    ...(realityAt !== null && realityAt > nowMs ? [realityAt] : []),
    ...(isBlocked ? [blockedUntilMs] : until !== null ? [until] : limits.map(({ leftMs }) => nowMs + leftMs)),
  ];
  return { blockedUntilMs: until, tellReality, lookAtMs: next.length > 0 ? Math.min(...next) : null };
}
