import { hasLayout, LAYOUT_BETS } from '@touchline/casino/shared/layout-bets';
import type { SharedGame } from '@touchline/casino/shared/shared-game';
import { Failure } from '#platform/http/failure';
import { fieldsOf } from '../../rounds/fields-of.ts';
import type { Chips } from './place-limits.ts';

/**
 * Reads what a bet is on: chips where the game has a layout, else the multiple that it names, which only a game that is taken by hand may go without.
 * Null where no chips are laid. Throws Failure `invalid`, which names the field.
 */
export function readChips(
  { key, isTakenByHand }: SharedGame,
  { target, chips }: { readonly target?: number | undefined; readonly chips?: unknown },
): Chips | null {
  const refuse = (field: string, why: string): never => {
    throw new Failure('invalid', { fields: { [field]: [why] } });
  };
  if (!hasLayout(key)) {
    if (chips !== undefined) refuse('chips', 'nothing: bets of this game name a multiple');
    if (!isTakenByHand && target === undefined) refuse('target', 'the multiple that the round has to reach');
    return null;
  }
  if (target !== undefined) refuse('target', 'nothing: bets of this game lie on places');
  const read = LAYOUT_BETS[key].safeParse(chips);
  if (!read.success) throw new Failure('invalid', { fields: fieldsOf('chips', read.error) });
  return read.data;
}
