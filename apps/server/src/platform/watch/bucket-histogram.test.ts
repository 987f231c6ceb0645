import { expect, it } from 'vitest';
import { createBucketHistogram } from './bucket-histogram.ts';

it('counts each value once, under its bound and all larger ones', () => {
  const seconds = createBucketHistogram('t_seconds', 'Time to answer', 'status', [0.005, 0.1]);
  for (const value of [0.001, 0.005, 0.05, 7]) seconds.observe('2xx', value);
  seconds.observe('4xx', 0.2);
  expect(seconds.render().trim().split('\n')).toEqual([
    '# HELP t_seconds Time to answer',
    '# TYPE t_seconds histogram',
    't_seconds_bucket{status="2xx",le="0.005"} 2',
    't_seconds_bucket{status="2xx",le="0.1"} 3',
    't_seconds_bucket{status="2xx",le="+Inf"} 4',
    't_seconds_sum{status="2xx"} 7.056',
    't_seconds_count{status="2xx"} 4',
    't_seconds_bucket{status="4xx",le="0.005"} 0',
    't_seconds_bucket{status="4xx",le="0.1"} 0',
    't_seconds_bucket{status="4xx",le="+Inf"} 1',
    't_seconds_sum{status="4xx"} 0.2',
    't_seconds_count{status="4xx"} 1',
  ]);
});
