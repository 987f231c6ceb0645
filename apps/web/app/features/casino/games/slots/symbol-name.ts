import type { SlotMaths } from '@touchline/casino/slots/engine/maths';
import type { Translator } from '@touchline/i18n/translator';

/** The name of a letter of a slot's maths, for people. */
export const symbolName = (t: Translator, { symbols }: SlotMaths, letter: string): string =>
  t.find(`slots.symbol.${symbols[letter]}`) ?? letter;
