import type { IncidentView } from '@touchline/contract/line/shapes';

export interface FieldPoint {
  /** Percent of the field; the home side attacks towards x = 100. */
  readonly x: number;
  readonly y: number;
}
/** The tracker's scene: where the play is, the way it came, and whose it is. */
export interface TrackerScene {
  readonly ball: FieldPoint | null;
  /** From the oldest point to the ball. */
  readonly path: readonly FieldPoint[];
  readonly side: number;
  readonly latest: IncidentView | null;
}

/** The way of the ball is shown for points of one side that lie close together in time. */
const PATH_POINTS = 4;
const PATH_SECONDS = 90;

/** Reads the scene from the chronology, newest first. */
export function trackerScene(incidents: readonly IncidentView[]): TrackerScene {
  const latest = incidents[0] ?? null;
  const head = incidents.find((incident) => incident.x !== null && incident.y !== null);
  if (latest === null || head === undefined) return { ball: null, path: [], side: latest?.side ?? 0, latest };
  const path: FieldPoint[] = [];
  for (const incident of incidents) {
    if (path.length === PATH_POINTS || incident.side !== head.side || incident.period !== head.period) break;
    if (head.second - incident.second > PATH_SECONDS) break;
    if (incident.x !== null && incident.y !== null) path.unshift({ x: incident.x, y: incident.y });
  }
  return { ball: path.at(-1) ?? null, path, side: head.side, latest };
}

/** A smooth line through points that are already in the picture's own units (Catmull-Rom as cubic segments). */
export function smoothPath(points: readonly FieldPoint[]): string {
  const [first] = points;
  if (first === undefined) return '';
  let d = `M${first.x} ${first.y}`;
  for (let i = 1; i < points.length; i++) {
    const [before, from, to, after] = [points[i - 2] ?? points[i - 1], points[i - 1], points[i], points[i + 1] ?? points[i]];
    if (!before || !from || !to || !after) break;
    const c1 = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const c2 = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    d += `C${round(c1.x)} ${round(c1.y)} ${round(c2.x)} ${round(c2.y)} ${round(to.x)} ${round(to.y)}`;
  }
  return d;
}
const round = (n: number): number => Math.round(n * 10) / 10;
