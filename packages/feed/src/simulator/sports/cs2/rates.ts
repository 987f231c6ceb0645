import { createRandom } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings } from '../../sport-model.ts';
import type { RoundChances } from './map-chances.ts';

/** Maps of the active pool and how much each favours the defence, as a change of the log odds of a round. */
const POOL: readonly (readonly [name: string, defence: number])[] = [
  ['Ancient', 0.06],
  ['Dust II', -0.03],
  ['Inferno', 0.02],
  ['Mirage', 0.07],
  ['Nuke', 0.16],
  ['Overpass', 0.11],
  ['Train', 0.13],
];
/** Change of the log odds of a round for one point of rating difference. */
const STRENGTH = 0.15;

/** The map of a period: the veto is known before the match, so it follows from the fixture. */
export function mapOf(fixture: Fixture, period: number): { readonly name: string; readonly defence: number } {
  const random = createRandom('veto', fixture.id);
  const order = POOL.map((map) => ({ map, key: random.next() })).sort((a, b) => a.key - b.key);
  const [name, defence] = order[(period - 1) % order.length]?.map ?? ['Mirage', 0.07];
  return { name, defence };
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

export function roundRates(fixture: Fixture, { home, away }: Ratings, period: number): RoundChances {
  const { defence } = mapOf(fixture, period);
  const lead = STRENGTH * (home - away);
  return { defending: logistic(lead + defence), attacking: logistic(lead - defence) };
}
