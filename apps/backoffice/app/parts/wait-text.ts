import { languageTag } from '@touchline/i18n/languages';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A length of time in its two largest units: "2 hr, 51 min". */
export function waitText(language: string, ms: number): string {
  let rest = Math.max(0, ms);
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const n = Math.floor(rest / size);
    rest -= n * size;
    if ((n > 0 || (unit === 'minute' && parts.length === 0)) && parts.length < 2)
      parts.push(new Intl.NumberFormat(languageTag(language), { style: 'unit', unit, unitDisplay: 'short' }).format(n));
  }
  return parts.join(' ');
}
