import { existsSync } from 'node:fs';
import { inject } from 'vitest';
import { until } from '../../server/tests/harness/until.ts';
import type {} from './shared-site-setup.ts';

/** While the simulated world of the shared site is being computed lists fill and prices are locked: whoever needs one waits for the whole. */
export const waitForFeed = (): Promise<void> => until('the whole simulated world', () => existsSync(inject('worldComputed')));
