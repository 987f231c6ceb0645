import type { PriceSeries } from '../../../shell/page/price-chart-scale.ts';

export interface ChartLine {
  readonly id: number;
  readonly name: string;
  readonly colour: string;
  /** Epoch milliseconds. */
  readonly points: PriceSeries;
}
