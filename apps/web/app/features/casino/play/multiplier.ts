import { formatNumber } from '@touchline/i18n/format-money';
import { type Language, textDirection } from '@touchline/i18n/languages';
import { floor, type Ratio, ratio } from '@touchline/kernel/ratio';

/** Decimals that are shown below these multipliers; none above. */
const DECIMALS = [
  { below: 10n, decimals: 4 },
  { below: 100n, decimals: 2 },
  { below: 1000n, decimals: 1 },
] as const;

/**
 * A pay as people read it: "1.712×". Cut, never rounded up, so that it promises nothing that is not paid. Isolated where the text around it runs
 * from right to left, which would carry the sign to the other side.
 */
export function formatMultiplier(language: Language, pay: Ratio): string {
  const decimals = DECIMALS.find(({ below }) => pay.num < below * pay.den)?.decimals ?? 0;
  const scale = 10n ** BigInt(decimals);
  const cut = floor({ num: pay.num * scale, den: pay.den });
  const text = `${formatNumber(language, Number(cut) / Number(scale), decimals)}×`;
  return textDirection(language) === 'rtl' ? `\u2066${text}\u2069` : text;
}

/** The return of a stake at a pay: rounded down once, to the minor unit. */
export const returnedMinor = (stakeMinor: bigint, pay: Ratio): bigint => floor({ num: stakeMinor * pay.num, den: pay.den });

/** An exact pay as it stands on a receipt: "99/50". Null for other text. */
export function parsePay(text: string | null): Ratio | null {
  const parts = /^(\d{1,60})\/(\d{1,60})$/.exec(text ?? '');
  return parts?.[1] === undefined || parts[2] === undefined || BigInt(parts[2]) === 0n ? null : ratio(BigInt(parts[1]), BigInt(parts[2]));
}

/** A chance as percent: "49.5%", with more decimals the rarer it is. */
export function chancePercent(chance: Ratio): { readonly percent: number; readonly decimals: number } {
  const percent = Number((chance.num * 10n ** 12n) / chance.den) / 10 ** 10;
  return { percent, decimals: percent >= 1 || percent === 0 ? 2 : percent >= 0.01 ? 4 : 8 };
}
