import type { CrapsView } from '@touchline/casino/craps/craps';
import type { CrapsAction, CrapsOptions } from '@touchline/casino/craps/options';
import { type ChipBoard, chipsAt, useChipBoard } from '../chips/use-chip-board.ts';
import { useRound } from '../parts/use-round.ts';
import type { CrapsPlace } from './craps-places.ts';

type Bets = CrapsOptions['bets'];
const [MAX_BETS, NEED_A_POINT, BEFORE_THE_FIRST] = [
  60,
  new Set<CrapsPlace>(['come', 'dontCome']),
  new Set<CrapsPlace>(['pass', 'dontPass']),
];

/** The point of the shooter, once there is one. */
export const pointOf = ({ lines }: CrapsView): number | null =>
  lines.find(({ on, point }) => BEFORE_THE_FIRST.has(on) && point !== null)?.point ?? null;

/**
 * The chips of craps. Before the first throw they are laid as in every game of chips; between throws they are those that still stand, and a
 * press lays more of them at once, for good.
 */
export function useCrapsBoard(bets: Bets, setBets: (bets: Bets) => void): ChipBoard<CrapsPlace> {
  const { play, round } = useRound<CrapsOptions, CrapsView, CrapsAction>();
  const board = useChipBoard<CrapsPlace>(bets, (next) => setBets(next as Bets));
  if (play.phase === 'ready' || round?.status !== 'open') {
    return { ...board, takes: (on) => !NEED_A_POINT.has(on) && board.takes(on), press: (on) => !NEED_A_POINT.has(on) && board.press(on) };
  }
  const { lines, sides } = round.view;
  const standing = [...lines, ...sides];
  const takes = (on: CrapsPlace): boolean =>
    play.phase === 'open' &&
    standing.length < MAX_BETS &&
    !BEFORE_THE_FIRST.has(on) &&
    (!NEED_A_POINT.has(on) || pointOf(round.view) !== null);
  return {
    ...board,
    total: standing.reduce((sum, bet) => sum + bet.chips + ('odds' in bet ? bet.odds : 0), 0),
    takes,
    chipsOn: (on) => chipsAt<CrapsPlace>(standing, on),
    press: (on) => takes(on) && board.hand > 0 && play.act({ bet: { on, chips: board.hand } } as CrapsAction),
    takeBack: () => undefined,
  };
}
