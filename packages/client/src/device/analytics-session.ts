import { ANALYTICS } from '@touchline/catalogue/timings';

/** R084. Times in epoch ms. */
export interface AnalyticsSession {
  readonly id: string;
  readonly created: number;
  readonly updated: number;
  readonly isRecording: boolean;
}

/** R084: when, what, and what is known about it. */
export interface AnalyticsEvent {
  readonly ts: number;
  readonly e: string;
  readonly m: Readonly<Record<string, string | number | boolean>>;
}

/** R084: what is sent together. */
export interface AnalyticsPayload {
  /** Width of the window, of the screen, height of the screen. */
  readonly w: number;
  readonly sw: number;
  readonly sh: number;
  /** Address of the page. */
  readonly u: string;
  readonly ev: readonly AnalyticsEvent[];
  /** Ids of the sessions that the events are of. */
  readonly sids: readonly string[];
}

/** R084: asks which variants a session has been given. @internal Owed with the analytics' calls. */
export interface ExperimentRequest {
  readonly sid: string;
}

const TIMEOUT_MS = ANALYTICS.sessionTimeoutSeconds * 1000;

const hasEnded = (session: AnalyticsSession, now: number): boolean => now - session.updated >= TIMEOUT_MS;

/** The session that something done now belongs to (R095): the same for 1800 s after the last thing done, a new one afterwards. `newId` is called only for that. @internal Owed with the analytics' calls. */
export function extendSession(session: AnalyticsSession | null, now: number, newId: () => string): AnalyticsSession {
  if (session && !hasEnded(session, now)) return { ...session, updated: now };
  return { id: newId(), created: now, updated: now, isRecording: false };
}

/** The session after the check of every few seconds: null once it is over, which ends its recording too. @internal Owed with the analytics' calls. */
export const expireSession = (session: AnalyticsSession | null, now: number): AnalyticsSession | null =>
  session && hasEnded(session, now) ? null : session;

/** A recording begins only where the server's check answers 200. @internal Owed with the analytics' calls. */
export const startRecording = (session: AnalyticsSession, checkStatus: number): AnalyticsSession => ({
  ...session,
  isRecording: checkStatus === 200,
});

/** Stops the recording after this much idle time. The session continues. @internal Owed with the analytics' calls. */
export const stopIdleRecording = (session: AnalyticsSession, idleMs: number, now: number): AnalyticsSession =>
  session.isRecording && now - session.updated >= idleMs ? { ...session, isRecording: false } : session;

/** The payload of the oldest events, and what is left for the next one. @internal Owed with the analytics' calls. */
export function nextPayload(
  page: Pick<AnalyticsPayload, 'w' | 'sw' | 'sh' | 'u'>,
  waiting: readonly (AnalyticsEvent & { readonly sid: string })[],
): { readonly payload: AnalyticsPayload; readonly left: readonly (AnalyticsEvent & { readonly sid: string })[] } {
  const now = waiting.slice(0, ANALYTICS.eventsPerSend);
  return {
    payload: { ...page, ev: now.map(({ ts, e, m }) => ({ ts, e, m })), sids: [...new Set(now.map(({ sid }) => sid))] },
    left: waiting.slice(now.length),
  };
}
