import { useTranslator } from '@touchline/ui/translator-context';
import type { CashOutPoint } from '../manage/managed-bets.ts';

interface CashOutGraphProps {
  readonly points: readonly CashOutPoint[];
  /** Decimal text of the two bounds; null where there is none. */
  readonly takeProfit: string | null;
  readonly stopLoss: string | null;
  /** The stake that runs, a thin line to measure by. */
  readonly stake: string;
}

const WIDTH = 320;
const HEIGHT = 88;

/** Only drawn from, never reckoned with: a picture may round. */
const level = (text: string | null): number | null => (text === null || text === '' ? null : Number(text));

/** How the offer moved since the page was opened, between the two bounds at which it would be sold. */
export function CashOutGraph({ points, takeProfit, stopLoss, stake }: CashOutGraphProps) {
  const t = useTranslator();
  const offers = points.flatMap(({ at, offer }) => (offer === null ? [] : [{ at, value: Number(offer) }]));
  const bounds = [level(takeProfit), level(stopLoss), level(stake)].filter((value) => value !== null && Number.isFinite(value));
  const values = [...offers.map(({ value }) => value), ...bounds.map(Number)];
  const min = Math.min(...values);
  const max = Math.max(...values);
  const span = max - min || 1;
  const y = (value: number): number => HEIGHT - 8 - ((value - min) / span) * (HEIGHT - 16);
  const first = offers[0]?.at ?? 0;
  const whole = Math.max(1, (offers.at(-1)?.at ?? 0) - first);
  const x = (at: number): number => ((at - first) / whole) * WIDTH;
  // A value holds until the next one: steps, no slopes.
  const path = offers.map(({ at, value }, index) => `${index === 0 ? `M0 ${y(value)}` : `H${x(at)} V${y(value)}`}`).join(' ');
  const lines = [
    { key: 'stake', at: level(stake) },
    { key: 'profit', at: level(takeProfit) },
    { key: 'loss', at: level(stopLoss) },
  ];
  return (
    <svg
      className="value-graph"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('bets.order.graph')}
    >
      {lines.map(({ key, at }) =>
        at === null || !Number.isFinite(at) ? null : <line key={key} data-level={key} x1="0" x2={WIDTH} y1={y(at)} y2={y(at)} />,
      )}
      {offers.length > 0 ? <path d={`${path} H${WIDTH}`} /> : null}
    </svg>
  );
}
