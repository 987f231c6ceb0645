export interface DayBar {
  readonly key: string;
  /** In any unit, the same for all; never below 0. */
  readonly height: number;
  /** The tooltip, which screen readers read too. */
  readonly text: string;
}

const WIDTH = 100;
const HEIGHT = 24;
/** Of a bar's place. */
const GAP = 0.2;

/** A bar a day, the highest as high as the picture. */
export function DayBars({ title, bars }: { readonly title: string; readonly bars: readonly DayBar[] }) {
  const highest = Math.max(...bars.map(({ height }) => height), Number.MIN_VALUE);
  const step = WIDTH / bars.length;
  return (
    <figure className="card day-bars">
      <figcaption className="muted">{title}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}. ${bars.map(({ text }) => text).join('; ')}`}
      >
        {bars.map(({ key, height, text }, i) => {
          const high = (height / highest) * HEIGHT;
          return (
            <rect key={key} x={(i + GAP / 2) * step} width={step * (1 - GAP)} y={HEIGHT - high} height={high}>
              <title>{text}</title>
            </rect>
          );
        })}
      </svg>
    </figure>
  );
}
