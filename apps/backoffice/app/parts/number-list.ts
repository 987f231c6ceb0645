/** Parts of one that a number of the list is counted in: whole numbers, amounts in cents, and percentages in millionths. */
export const PARTS_PER_UNIT = { whole: 1, cents: 100, percent: 10_000 } as const;
export type PartsPerUnit = (typeof PARTS_PER_UNIT)[keyof typeof PARTS_PER_UNIT];

/** Digits in threes: a space is read alike in every language. */
const GROUP_SPACE = /(?<=\d)\s(?=\d{3}(?!\d))/g;
const GROUP_START = /(?<=^\d+)(?=(?:\d{3})+(?:\.|$))/g;

const NUMBER = {
  [PARTS_PER_UNIT.whole]: /^\d{1,10}$/,
  [PARTS_PER_UNIT.cents]: /^\d{1,10}(?:[.,]\d{1,2})?$/,
  [PARTS_PER_UNIT.percent]: /^\d{1,3}(?:[.,]\d{1,4})?$/,
} as const;

/** Reads so many numbers as the console writes them, "5; 6.5; 10 000"; null where there are not so many, or one is none. */
export function parseNumberList(text: string, parts: PartsPerUnit, count: number): number[] | null {
  const written = text.split(';').map((one) => one.trim().replaceAll(GROUP_SPACE, ''));
  if (written.length !== count || !written.every((one) => NUMBER[parts].test(one))) return null;
  return written.map((one) => Math.round(Number(one.replace(',', '.')) * parts));
}

/** The same numbers as text. */
export const numberListText = (values: readonly number[], parts: PartsPerUnit): string =>
  values.map((value) => String(value / parts).replaceAll(GROUP_START, '\u00a0')).join('; ');
