import { NUMBERS } from '@touchline/casino/keno/pays';

/** Different numbers from 1 to 40, chosen by the browser. Nothing that pays depends on them. */
export function randomPicks(count: number): number[] {
  const left = Array.from({ length: NUMBERS }, (_, i) => i + 1);
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0] as number);
}
