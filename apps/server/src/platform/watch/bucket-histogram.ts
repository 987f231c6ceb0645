/**
 * A Prometheus histogram with one label that counts into an array: cheap enough for answers that take microseconds, where the registry's own
 * would cost as much as the answer.
 */
export interface BucketHistogram {
  observe(label: string, value: number): void;
  /** Lines of the exposition format. */
  render(): string;
}

interface Series {
  /** How many fell into each bucket, the last being beyond all bounds; not cumulative. */
  readonly counts: number[];
  sum: number;
}

/** `bounds`: upper bounds of the buckets, ascending. */
export function createBucketHistogram(name: string, help: string, label: string, bounds: readonly number[]): BucketHistogram {
  const byLabel = new Map<string, Series>();
  return {
    observe(value, amount) {
      let series = byLabel.get(value);
      if (!series) {
        series = { counts: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 };
        byLabel.set(value, series);
      }
      let bucket = 0;
      while (bucket < bounds.length && amount > (bounds[bucket] as number)) bucket++;
      series.counts[bucket] = (series.counts[bucket] as number) + 1;
      series.sum += amount;
    },
    render() {
      const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
      for (const [value, { counts, sum }] of byLabel) {
        let below = 0;
        for (const [i, count] of counts.entries()) {
          below += count;
          lines.push(`${name}_bucket{${label}="${value}",le="${bounds[i] ?? '+Inf'}"} ${below}`);
        }
        lines.push(`${name}_sum{${label}="${value}"} ${sum}`, `${name}_count{${label}="${value}"} ${below}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}
