import { curveAt, reachedMs } from '@touchline/casino/shared/multiple-curve';
import { axisTicks } from './axis-ticks.ts';

/** The round as a picture of the curve shows it. */
export interface CurvePicture {
  /** How far the round has run, ms. */
  readonly elapsedMs: number;
  readonly isOver: boolean;
  /** Multiples at which bets were taken, hundredths. */
  readonly taken: readonly number[];
  /** Seconds and multiples as the language writes them. */
  readonly labels: { seconds(count: number): string; times(hundredths: number): string };
}

/** The least that the axes show: 8 seconds and 1.8. */
const MIN_MS = 8_000;
const MIN_TOP = 180;
const MARGIN = { left: 46, right: 26, top: 26, bottom: 30 };
const POINTS = 80;
const LINES = 4;
const MAX_MARKS = 30;

/** Draws the curve up to where the round is, in CSS pixels. Colours are those of the stage, which are alike in both themes. */
export function drawCurve(on: CanvasRenderingContext2D, width: number, height: number, picture: CurvePicture): void {
  const { elapsedMs, isOver, taken, labels } = picture;
  const top = Math.max(MIN_TOP, curveAt(elapsedMs) * 1.15);
  const lastMs = Math.max(MIN_MS, elapsedMs * 1.1);
  const [right, bottom] = [width - MARGIN.right, height - MARGIN.bottom];
  const x = (ms: number): number => MARGIN.left + (ms / lastMs) * (right - MARGIN.left);
  const y = (hundredths: number): number => bottom - ((hundredths - 100) / (top - 100)) * (bottom - MARGIN.top);
  on.clearRect(0, 0, width, height);
  drawAxes(on, { right, bottom, x, y, top, lastMs, labels });
  const points = Array.from({ length: POINTS + 1 }, (_, i) => (elapsedMs * i) / POINTS);
  on.beginPath();
  for (const [i, ms] of points.entries()) on[i === 0 ? 'moveTo' : 'lineTo'](x(ms), y(curveAt(ms)));
  on.lineWidth = 5;
  on.lineCap = 'round';
  on.strokeStyle = isOver ? '#ff9d8c' : '#f6b440';
  on.stroke();
  on.lineTo(x(elapsedMs), bottom);
  on.lineTo(x(0), bottom);
  on.fillStyle = isOver ? 'rgb(255 120 100 / 0.14)' : 'rgb(246 180 64 / 0.2)';
  on.fill();
  for (const mark of taken.slice(0, MAX_MARKS)) {
    if (mark <= curveAt(elapsedMs)) dot(on, x(reachedMs(mark)), y(mark), 5, '#4ad48b');
  }
  dot(on, x(elapsedMs), y(curveAt(elapsedMs)), 9, isOver ? '#ff9d8c' : '#fff');
}

function dot(on: CanvasRenderingContext2D, x: number, y: number, radius: number, color: string): void {
  on.beginPath();
  on.arc(x, y, radius, 0, 2 * Math.PI);
  on.fillStyle = color;
  on.fill();
}

interface Axes {
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly lastMs: number;
  readonly labels: CurvePicture['labels'];
  x(ms: number): number;
  y(hundredths: number): number;
}

function drawAxes(on: CanvasRenderingContext2D, { right, bottom, top, lastMs, labels, x, y }: Axes): void {
  on.font = '12px system-ui, sans-serif';
  on.lineWidth = 1;
  on.fillStyle = 'rgb(230 243 234 / 0.75)';
  on.strokeStyle = 'rgb(230 243 234 / 0.16)';
  on.textAlign = 'right';
  for (const tenths of axisTicks(10, top / 10, LINES)) {
    const at = tenths * 10;
    on.beginPath();
    on.moveTo(MARGIN.left, y(at));
    on.lineTo(right, y(at));
    on.stroke();
    on.fillText(labels.times(at), MARGIN.left - 6, y(at) + 4);
  }
  on.textAlign = 'center';
  for (const seconds of axisTicks(0, lastMs / 1000, LINES)) on.fillText(labels.seconds(seconds), x(seconds * 1000), bottom + 20);
  on.beginPath();
  on.moveTo(MARGIN.left, bottom);
  on.lineTo(right, bottom);
  on.lineWidth = 2;
  on.strokeStyle = 'rgb(255 255 255 / 0.8)';
  on.stroke();
}
