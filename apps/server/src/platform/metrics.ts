import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Numbers of this process for Prometheus. Features make their own with `new metrics.Counter(...)` through these three. */
export interface Metrics {
  counter(name: string, help: string, labels?: readonly string[]): Counter;
  gauge(name: string, help: string, read: () => number): Gauge;
  histogram(name: string, help: string, buckets: readonly number[], labels?: readonly string[]): Histogram;
  /** The exposition text and its content type. */
  render(): Promise<{ readonly text: string; readonly contentType: string }>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'touchline_' });
  const registers = [registry];
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
    histogram: (name, help, buckets, labelNames = []) =>
      new Histogram({ name: `touchline_${name}`, help, buckets: [...buckets], labelNames: [...labelNames], registers }),
    render: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}
