import type { SlotMode } from '@touchline/casino/slots/engine/maths';
import { slotSheet } from '@touchline/casino/slots/slot-sheet';
import { formatNumber, formatPercent } from '@touchline/i18n/format-money';
import type { Language } from '@touchline/i18n/languages';

/** The figures of a mode's maths sheet, written for people. */
export interface ModeFigures {
  readonly price: string;
  readonly returned: string;
  readonly hitRate: string;
  readonly aboveStake: string;
  readonly featureRate: string;
  readonly deviation: string;
  readonly max: string;
}

/** Decimals of the exact return, as percent: enough to tell any two tables apart. */
const RETURN_DECIMALS = 6;

/** The figures that the sheet of a slot gives for a mode. Throws RangeError where it has no such mode. */
export function modeFigures(language: Language, key: string, mode: SlotMode): ModeFigures {
  const sheet = slotSheet(key)?.modes.find((one) => one.mode === mode);
  const expected = parseExpected(sheet?.expected);
  if (!sheet || !expected) throw new RangeError(`${key} has no maths sheet of its mode ${mode}`);
  const percent = (share: number): string => formatPercent(language, share * 100, 2, 2);
  return {
    price: formatNumber(language, sheet.price, 2),
    returned: formatPercent(language, expected, RETURN_DECIMALS, RETURN_DECIMALS),
    hitRate: percent(sheet.hitRate),
    aboveStake: percent(sheet.aboveStake),
    featureRate: percent(sheet.featureRate),
    deviation: formatNumber(language, sheet.deviation, 2),
    max: formatNumber(language, sheet.max, 2),
  };
}

/** The return of a sheet as percent, cut to what a number holds: its parts have hundreds of digits. */
function parseExpected(text: string | undefined): number | null {
  const [num, den] = text?.split('/') ?? [];
  return num && den ? Number((BigInt(num) * 10n ** 12n) / BigInt(den)) / 10 ** 10 : null;
}
