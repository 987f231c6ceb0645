import type { CrapsView } from '@touchline/casino/craps/craps';
import { type Line, maxOdds, oddsPay } from '@touchline/casino/craps/pays';
import { useTranslator } from '@touchline/ui/translator-context';
import { PlaceLayout } from '../chips/place-layout.tsx';
import type { ChipBoard } from '../chips/use-chip-board.ts';
import { useRound } from '../parts/use-round.ts';
import type { CrapsPlace } from './craps-places.ts';

/** A bet that has a point: odds are laid behind it. */
interface OddsPlace {
  readonly on: Line;
  readonly point: number;
}

/** Bets whose point stands, each as a place for the odds behind it. Of two with one point the first takes them. */
export function OddsLayout({ board }: { readonly board: ChipBoard<CrapsPlace> }) {
  const t = useTranslator();
  const { play, round } = useRound<unknown, CrapsView>();
  if (round?.status !== 'open') return null;
  const { lines } = round.view;
  const bets = lines.filter(
    (bet, at) => bet.point !== null && lines.findIndex(({ on, point }) => on === bet.on && point === bet.point) === at,
  );
  if (bets.length === 0) return null;
  const roomOf = ({ on, point }: OddsPlace): number => {
    const bet = bets.find((one) => one.on === on && one.point === point);
    return bet ? bet.chips * maxOdds(on, point) - bet.odds : 0;
  };
  const takes = (on: OddsPlace): boolean => play.phase === 'open' && roomOf(on) > 0;
  const oddsBoard: ChipBoard<OddsPlace> = {
    ...board,
    takes,
    chipsOn: ({ on, point }) => bets.find((bet) => bet.on === on && bet.point === point)?.odds ?? 0,
    press(place) {
      const chips = Math.min(board.hand, roomOf(place));
      if (takes(place) && chips > 0) play.act({ odds: { ...place, chips } });
    },
    takeBack: () => undefined,
  };
  const places = bets.map(({ on, point }) => ({
    on: { on, point: point ?? 0 },
    pay: oddsPay(on, point ?? 0),
    name: t('casino.craps.odds', { bet: t(`casino.craps.${on}`), n: point ?? 0 }),
  }));
  return (
    <div className="craps-group">
      <h2>{t('casino.craps.group.odds')}</h2>
      <PlaceLayout board={oddsBoard} places={places} label={t('casino.craps.group.odds')} isHit={() => false} />
    </div>
  );
}
