/** "setnr=1|total=9.5" as a map; undefined where a part is no name=value. */
export function parseSpecifiers(text: string): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  if (text === '') return found;
  for (const part of text.split('|')) {
    const at = part.indexOf('=');
    if (at <= 0) return undefined;
    found.set(part.slice(0, at), part.slice(at + 1));
  }
  return found;
}

const DECIMAL = /^([+-]?)(\d{1,4})(?:\.(\d{1,2}))?$/;
const HUNDREDTHS_A_QUARTER = 25;

/** A line's decimal text in quarters of a unit ("-1.25" is -5); undefined where it is no number of quarters. */
export function parseQuarters(text: string): number | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const hundredths = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  if (hundredths % HUNDREDTHS_A_QUARTER !== 0) return undefined;
  const quarters = hundredths / HUNDREDTHS_A_QUARTER;
  return match[1] === '-' && quarters !== 0 ? -quarters : quarters;
}

/** A European handicap "0:1" (goals given to home and away) as the home side's line in quarters. */
export function europeanHandicapQuarters(text: string): number | undefined {
  const match = /^(\d{1,3}):(\d{1,3})$/.exec(text);
  return match ? 4 * (Number(match[1]) - Number(match[2])) : undefined;
}
