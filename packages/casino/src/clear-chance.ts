import { type Ratio, ratio } from '@touchline/kernel/ratio';
import { choose } from './choose.ts';

/** The chance that the first `steps` of `places` hold none of the `hidden` things that lie somewhere among them. */
export const clearChance = (places: number, hidden: number, steps: number): Ratio =>
  ratio(choose(places - steps, hidden), choose(places, hidden));
