import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { type BucketHistogram, createBucketHistogram } from './bucket-histogram.ts';

/** Numbers of this process for Prometheus. Features make their own with `new metrics.Counter(...)` through these three. */
export interface Metrics {
  counter(name: string, help: string, labels?: readonly string[]): Counter;
  gauge(name: string, help: string, read: () => number): Gauge;
  histogram(name: string, help: string, bounds: readonly number[], label: string): BucketHistogram;
  /** The exposition text and its content type. */
  render(): Promise<{ readonly text: string; readonly contentType: string }>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'touchline_' });
  const registers = [registry];
  const histograms: BucketHistogram[] = [];
  return {
    counter: (name, help, labelNames = []) => new Counter({ name: `touchline_${name}`, help, labelNames: [...labelNames], registers }),
    gauge: (name, help, read) =>
      new Gauge({
        name: `touchline_${name}`,
        help,
        registers,
        collect() {
          this.set(read());
        },
      }),
    histogram(name, help, bounds, label) {
      const made = createBucketHistogram(`touchline_${name}`, help, label, bounds);
      histograms.push(made);
      return made;
    },
    async render() {
      const texts = [await registry.metrics(), ...histograms.map((one) => one.render())];
      return { text: texts.join('\n'), contentType: registry.contentType };
    },
  };
}
