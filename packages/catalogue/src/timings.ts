/** Delays of the interface in milliseconds (R122). */
export const TIMING_MS = {
  tooltip: 200,
  scrollIndicatorReset: 150,
  scrollThrottle: 150,
  captchaFrame: 500,
  pageLoadWait: 10_000,
  largestPaintWait: 3000,
  largestPaintSecondWait: 7000,
  largestPaintCap: 10_000,
  pointerEventsRestore: 300,
  defaultExpiry: 900_000,
} as const;

/** R123: upcoming matches are grouped by the time to their start, in hours. */
export const UPCOMING_GROUPS = [
  { key: '0-2', fromHours: 0, toHours: 2 },
  { key: '2-4', fromHours: 2, toHours: 4 },
  { key: '4+', fromHours: 4, toHours: Number.POSITIVE_INFINITY },
] as const;

export type UpcomingGroup = (typeof UPCOMING_GROUPS)[number]['key'];

/**
 * R125: good up to the first figure, poor above the second; milliseconds except CLS.
 * @internal Analytics measures by it once it is there.
 */
export const WEB_VITALS = {
  FCP: [1800, 3000],
  LCP: [2500, 4000],
  FID: [100, 300],
  CLS: [0.1, 0.25],
  TTFB: [800, 1800],
} as const;

/** R130. */
export const ANALYTICS = {
  sendEveryMs: 3000,
  eventsPerSend: 10,
  requestsPerSecond: 5,
  sessionTimeoutSeconds: 1800,
  experimentRefreshMs: 600_000,
  flushEvents: 250,
  flushIdleMs: 5000,
  checkEveryMs: 5000,
  ensureEveryMs: 60_000,
  navigationsPerWindow: 5,
  navigationWindowMs: 5000,
} as const;
