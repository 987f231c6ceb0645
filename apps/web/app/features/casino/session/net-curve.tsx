import { useTranslator } from '@touchline/ui/translator-context';

const WIDTH = 260;
const HEIGHT = 56;

/** The net of the session, round by round, around the line of nothing won or lost. */
export function NetCurve({ nets }: { readonly nets: readonly bigint[] }) {
  const t = useTranslator();
  if (nets.length < 2) return null;
  const values = [0, ...nets.map(Number)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number): string => (HEIGHT - 4 - ((value - low) / (high - low || 1)) * (HEIGHT - 8)).toFixed(1);
  const points = values.map((value, i) => `${((i / (values.length - 1)) * WIDTH).toFixed(1)} ${y(value)}`);
  return (
    <svg
      className="game-net-curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('casino.session.curve')}
    >
      <path className="game-net-zero" d={`M0 ${y(0)}H${WIDTH}`} vectorEffect="non-scaling-stroke" />
      <path d={`M${points.join('L')}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
