import type { BuiltServer } from '../../server/tests/harness/built-server.ts';
import { until } from '../../server/tests/harness/until.ts';

/** While the simulated world is being computed lists fill and prices are locked: whoever needs one waits for the whole. */
export const worldComputed = (server: BuiltServer): Promise<void> =>
  until('the whole simulated world', () => server.output().includes('the feed is complete'));
