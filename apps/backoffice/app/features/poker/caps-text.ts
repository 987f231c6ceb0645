import type { PokerTermsView } from '@touchline/contract/poker/terms';
import { numberListText, PARTS_PER_UNIT, parseNumberList } from '../../parts/number-list.ts';

type Caps = PokerTermsView['caps'];

const { whole, cents } = PARTS_PER_UNIT;

/** Caps as the console writes them: "2: 1; 4: 3.5", players before the colon and an amount after it. */
export const capsText = (caps: Caps): string =>
  caps.map(({ players, chips }) => `${numberListText([players], whole)}: ${numberListText([chips], cents)}`).join('; ');

/** The same as values; null where they cannot be read. Whether they hold together says the server. */
export function parseCaps(text: string): Caps | null {
  const lines = text.split(';').map((line) => {
    const [players, chips, ...more] = line.split(':');
    const [read, amount] = [parseNumberList(players ?? '', whole, 1)?.[0], parseNumberList(chips ?? '', cents, 1)?.[0]];
    return read === undefined || amount === undefined || more.length > 0 ? null : { players: read, chips: amount };
  });
  return lines.every((line) => line !== null) ? lines : null;
}
