/** The race track of the tracker's 525 x 300 picture: two straights and two bends; the finish lies in the middle of the lower straight. */
const LEFT = 150;
const RIGHT = 375;
const MIDDLE = 150;
/** Radius of the innermost lane's middle, and how far apart lanes run. */
const INNER = 70;
const LANE_WIDTH = 6;
const FINISH = (LEFT + RIGHT) / 2;

export interface OvalPoint {
  readonly x: number;
  readonly y: number;
}

/** The place after `share` of a lap (0 start, 1 finish), to the left along the lower straight first; lane 0 is the innermost. */
export function pointOnOval(share: number, lane: number): OvalPoint {
  const radius = INNER + lane * LANE_WIDTH;
  const bend = Math.PI * radius;
  const straight = RIGHT - LEFT;
  const way = (((share % 1) + 1) % 1) * (2 * bend + 2 * straight);
  const first = FINISH - LEFT;
  if (way < first) return { x: FINISH - way, y: MIDDLE + radius };
  if (way < first + bend) {
    const angle = Math.PI / 2 + (way - first) / radius;
    return { x: LEFT + radius * Math.cos(angle), y: MIDDLE + radius * Math.sin(angle) };
  }
  if (way < first + bend + straight) return { x: LEFT + way - first - bend, y: MIDDLE - radius };
  if (way < first + 2 * bend + straight) {
    const angle = -Math.PI / 2 + (way - first - bend - straight) / radius;
    return { x: RIGHT + radius * Math.cos(angle), y: MIDDLE + radius * Math.sin(angle) };
  }
  return { x: RIGHT - (way - first - 2 * bend - straight), y: MIDDLE + radius };
}
