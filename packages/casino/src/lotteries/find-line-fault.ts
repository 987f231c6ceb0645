import type { Lottery } from './lottery.ts';

/** The reason for which a line cannot be played: too few or too many numbers, one that is not there, or one twice. Undefined of a good line. */
export function findLineFault({ numbers, picks }: Lottery, line: readonly number[]): string | undefined {
  const { min, max } = picks;
  if (line.length < min || line.length > max) return min === max ? `${min} numbers` : `${min} to ${max} numbers`;
  if (line.some((number) => !Number.isInteger(number) || number < 1 || number > numbers)) return `numbers from 1 to ${numbers}`;
  return new Set(line).size < line.length ? 'each number once' : undefined;
}
